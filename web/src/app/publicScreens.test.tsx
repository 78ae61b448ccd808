import { publicScreens, screenPaths } from '@asamblea/domain';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ScreenLinks } from '../features/polls/questions/agenda/ScreenLinks.tsx';
import { PublicLinks } from '../parts/PublicLinks.tsx';
import { enterAs } from '../testing/fakes/firebase/session/session.tsx';
import { renderPage } from '../testing/renderPage.tsx';
import { screenSigning } from './screens/screenSigning.ts';

test.each([
  ['where the chair works', <ScreenLinks key="links" cot="demo" />],
  ['at home, on the dashboard and beside the code', <PublicLinks key="links" cot="demo" />],
])('the public screens that are offered %s are the same', (_, list) => {
  enterAs('moderator');
  renderPage(list);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    [
      ...['/quorum/public', '/votes/public', '/votes/public/missing', '/results/public'],
      ...['/results/public/decided', '/stream/votacionWithOnSnapshot'],
    ].map((path) => `${path}?cot=demo`),
  );
});

test.each(screenPaths)('%s tells the cockpit what its row says, on a screen of a hall', (path) => {
  const { sign } = publicScreens[path];
  Object.assign(window, { innerWidth: 1920 });
  expect(screenSigning(path, 'demo')).toEqual(sign && { kind: sign, cot: 'demo' });
  Object.assign(window, { innerWidth: 390 });
  const onPhone = sign === 'stream' ? { kind: sign, cot: 'demo' } : null;
  expect(screenSigning(path, 'demo')).toEqual(onPhone);
});
