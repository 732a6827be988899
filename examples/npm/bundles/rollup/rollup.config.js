import { nodeResolve } from "@rollup/plugin-node-resolve";

const bundle = (platform, name) => ({
  input: `${name}.js`,
  output: { dir: `${platform}/${name}`, entryFileNames: "main.js" },
  plugins: [nodeResolve({ browser: platform === "browser" })],
});

export default ["browser", "node"].flatMap((platform) => [bundle(platform, "main"), bundle(platform, "later")]);
