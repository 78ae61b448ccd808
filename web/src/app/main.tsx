import '@fontsource-variable/atkinson-hyperlegible-next';
import { reloadWhenChunksAreGone } from './reloadOnce.ts';

reloadWhenChunksAreGone();

// Each way in loads only what it needs: a page that the server rendered brings its state, the
// ballot starts alone and light, and everything else has the router.
const state = document.getElementById('page-state')?.textContent;
if (state !== undefined && state !== null) {
  void import('./hydratePublicPage.tsx').then(({ hydratePublicPage }) =>
    hydratePublicPage(JSON.parse(state)),
  );
} else if (location.pathname === '/votes/current') {
  void import('./startBallot.tsx').then(({ startBallot }) => startBallot());
} else {
  void import('./startApp.tsx').then(({ startApp }) => startApp());
}
