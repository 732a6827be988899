import { join } from "node:path";

const bundle = (platform, name) => ({
  mode: "production",
  target: platform === "browser" ? "web" : "node",
  entry: `./${name}.js`,
  output: { path: join(import.meta.dirname, platform, name), filename: platform === "browser" ? "main.js" : "main.cjs" },
});

export default ["browser", "node"].flatMap((platform) => [bundle(platform, "main"), bundle(platform, "later")]);
