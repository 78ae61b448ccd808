import { routes } from '@asamblea/domain';
import { expect, test } from 'vitest';
import { stackOutputs } from '../../scripts/stack/emulators/localConfig.ts';
import { judgeFindings } from '../baseline/judgeFindings.ts';
import { reviewed } from '../baseline/reviewed.ts';
import { scanMarkup } from '../baseline/scanMarkup.ts';
import { byFeature, scanShipped } from '../baseline/scanShipped.ts';
import { hosting } from '../support/browser/openPage.ts';

const open = routes.filter(({ entry }) => entry !== 'signed-in').map(({ path }) => path);

test('nothing that is shipped is too late for the oldest browsers, unless it was looked at', () => {
  expect(judgeFindings(scanShipped(`${stackOutputs.test.web}/client`), reviewed)).toEqual([]);
});

test.each(open)('%s as the server sends it says nothing that is too late', async (path) => {
  let html = '';
  const ask = async () => {
    html = await (await fetch(`${hosting()}${path}?cot=demo`)).text();
    return html;
  };
  // The first call of a function may be late on a machine that is busy.
  await expect.poll(ask).toContain('<div id="root">');
  const found = byFeature(scanMarkup(html));
  const known = reviewed.filter(({ feature }) => found.has(feature));
  // How often is counted in what is shipped; a page says it as often as it needs.
  expect(
    judgeFindings(
      found,
      known.map(({ feature, reason }) => ({ feature, reason })),
    ),
  ).toEqual([]);
});
