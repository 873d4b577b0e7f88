// tests/web/shots.mjs — pictures of the page to look at, into build/shots. No test.
//   node tests/web/shots.mjs [--link TOKEN] [--sizes 1280x800,320x640] [--ratios 1,2]
//                            [--themes light,dark,contrast,projector] [--query embed=1] [--name start]
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { seat, settled } from './browser.mjs';

const { values: wish } = parseArgs({
  options: {
    link: { type: 'string', default: '' },
    sizes: { type: 'string', default: '1280x800,800x600,320x640' },
    ratios: { type: 'string', default: '1' },
    themes: { type: 'string', default: 'light' },
    query: { type: 'string', default: '' },
    name: { type: 'string', default: 'page' },
  },
});
const folder = join(dirname(fileURLToPath(import.meta.url)), '../../build/shots');
await mkdir(folder, { recursive: true });

for (const ratio of wish.ratios.split(',').map(Number)) {
  const table = await seat({ ratio });
  for (const size of wish.sizes.split(',')) {
    const [width, height] = size.split('x').map(Number);
    for (const theme of wish.themes.split(',')) {
      const query = new URLSearchParams(wish.query);
      query.set('theme', theme);
      const page = await table.open({ path: `?${query}#${wish.link}`, width, height, hasTouch: width < 500 });
      await settled(page);
      const file = join(folder, `${wish.name}-${size}${ratio === 1 ? '' : `@${ratio}`}-${theme}.png`);
      await page.screenshot({ path: file });
      console.log(file, ...page.errors);
      await page.context().close();
    }
  }
  await table.leave();
}
