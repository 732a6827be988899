// How the page says in the background that something has happened: in its title and icon, and with a sound.

import { byId } from "./dom.js";
import { browser } from "./storage.js";
import { own } from "./telling.js";

const SOUND = "boardrules.sound";

/** Sets up the signals of a match. */
export function prepareSignals(source) {
  const box = byId("sound");
  const name = document.title;
  const icon = document.querySelector("link[rel='icon']");
  let audio;
  box.closest("label").hidden = false;
  box.checked = browser.get(SOUND) === "on";
  box.addEventListener("change", () => {
    browser.set(SOUND, box.checked ? "on" : "off");
    if (box.checked) {
      audio ??= new AudioContext();
      chime(audio);
    }
  });
  const show = () => {
    const { match } = source;
    const me = own(match);
    const isMine = me !== undefined && !match.position.over && match.position.toMove === me;
    const isAsked = me !== undefined && match.offer !== undefined && match.offer.by !== me;
    const words = isAsked ? "Your answer" : isMine ? "Your turn" : undefined;
    document.title = words ? `● ${words} – ${name}` : name;
    icon.href = drawn(words !== undefined);
  };
  source.follow({
    changed: (match, { type, by }) => {
      show();
      const me = own(match);
      const isOthers = type === "move" ? match.position.toMove === me || match.position.over : ["offer", "end", "takeBack", "rematch"].includes(type);
      if (box.checked && isOthers && match.offer?.by !== (me ?? by)) {
        audio ??= new AudioContext();
        chime(audio);
      }
    },
  });
  show();
}

/** Returns the icon, with a dot or without, as a URL that the browser need not load. */
function drawn(isMarked) {
  const dot = isMarked ? '<circle cx="25" cy="7" r="6.5" fill="#d23b1e"/>' : "";
  const text =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#e4dccb"/>' +
    '<circle cx="11.5" cy="12" r="6" fill="#25282d"/><circle cx="20.5" cy="20" r="6" fill="#fdfcf8" stroke="#8a8373"/>' +
    `${dot}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(text)}`;
}

/** Plays two short tones. */
function chime(audio) {
  [660, 880].forEach((frequency, at) => {
    const begin = audio.currentTime + at * 0.12;
    const tone = new OscillatorNode(audio, { frequency });
    const volume = new GainNode(audio, { gain: 0 });
    volume.gain.setValueAtTime(0.0001, begin);
    volume.gain.exponentialRampToValueAtTime(0.15, begin + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, begin + 0.2);
    tone.connect(volume).connect(audio.destination);
    tone.start(begin);
    tone.stop(begin + 0.25);
  });
}
