// tests/web/screens.mjs — the way to every screen of the page, in the map view and in the text view.
import { readdirSync } from 'node:fs';
import { newLink } from './cli.mjs';

const kOver = newLink('--seed', 9, '--hours', 14);
const kUnderWay = newLink('--seed', 9, '--hours', 4);

// The address; the controls to press from there, by name; and a control, or a part of the page, that is seen there.
// What is otherwise in words stands under `text`.
export const screens = {
  'start': { path: '?seed=5', sees: 'start.begin' },
  'play': { path: `#${kUnderWay}`, sees: 'hour.end' },
  'hour summary': { path: `#${kUnderWay}`, press: ['hour.end'], sees: 'summary.end' },
  'end': { path: `#${kOver}`, sees: 'again.sides' },
  'review': { path: `#${kOver}`, press: ['review'], sees: 'review.back' },
  'warning before a review': { path: `?mode=review#${kUnderWay}`, sees: 'review.show' },
  'balance': { path: '?mode=balance', sees: 'balance.run' },
  'help': { path: `#${kUnderWay}`, press: ['help'], sees: 'close', text: { sees: 'sheet.close' } },
  'settings': { path: `#${kUnderWay}`, press: ['settings'], sees: 'theme.dark', text: { sees: 'theme.theme.dark' } },
  'opponents': { path: '?seed=5', press: ['start.rival'], sees: 'rival.mass', text: { press: [], sees: 'start.rival' } },
  'first game': { path: '?mode=learn', sees: 'lesson.next' },
  'curtain': { path: '?seed=5&opponent=person', press: ['start.begin'], sees: 'curtain.open' },
  'fault': { path: `#${kUnderWay.slice(0, 20)}`, sees: 'card.action' },
  'order log': { path: `#${kOver}`, press: ['print.log'], sees: '#paper-title' },
  'review on paper': { path: `#${kOver}`, press: ['print.review'], sees: '#paper-title' },
  'start of The Clash': { path: '?game=clash', sees: 'start.begin' },
  'lesson of The Clash': { path: '?game=clash&mode=learn', sees: 'turn.end' },
  'curtain of The Clash': { path: '?game=clash&mode=play&opponent=person&summary=0', press: ['turn.end'], sees: 'curtain.open' },
  'field for a link': { path: '?seed=5', press: ['start.open'], sees: '#paste-link-text' },
};

// Every page without the game in it.
const kSite = new URL('../../build/web/site/', import.meta.url);
const inFolder = (folder) => readdirSync(new URL(folder, kSite), { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? inFolder(`${folder}${entry.name}/`) : `${folder}${entry.name}`);
export const pages = inFolder('').filter((name) => name.endsWith('.html') && !['index.html', 'tarn-crossing.html', 'two-arsenals.html', 'the-clash.html'].includes(name));

// Where to go, what to press, and how to know it: a test to run in the page on `sees`.
export function wayTo(screen, view) {
  const { path, press = [], sees } = view === 'text' ? { ...screen, ...screen.text } : screen;
  const [query, token] = path.split('#');
  return { address: `${query || '?'}${query ? '&' : ''}view=${view}${token ? '#' + token : ''}`, press, sees };
}

export const isSeen = ({ sees, view }) => {
  const seen = JSON.parse(Module.ccall('wg_probe', 'string'));
  if (!seen.idle) return false;
  const place = sees[0] === '#' ? document.querySelector(sees) : document.getElementById(`leaf.${sees}`);
  return sees[0] === '#' || view === 'text' ? place?.checkVisibility() : seen.controls.some((c) => c.name === sees);
};

// How things stand, for a message: whatever a wait may have hung on.
export const standing = () => {
  const { screen, view, idle, frames, context_alive } = JSON.parse(Module.ccall('wg_probe', 'string'));
  return JSON.stringify({ screen, view, idle, frames, context_alive, visibility: document.visibilityState, address: location.href.slice(-60) });
};
