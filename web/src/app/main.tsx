import { screenPathOf } from '@asamblea/domain';
import '@fontsource-variable/atkinson-hyperlegible-next';
import './styles.css';
import { askBallotEarly } from '../features/polls/ballots/earlyBallot.ts';
import { readSession } from '../firebase/session/readSession.ts';
import { adoptAddress } from '../firebase/tab/tabAssembly.ts';
import { followColourMode } from '../ui/device/colourMode.ts';
import { listenForFatalErrors } from './failures/fatalError.ts';
import { listenForGoneChunks } from './failures/reloadOnce.ts';
import { showPlainError } from './failures/showPlainError.ts';
import { ballotPath, signInPathOf } from './pages/startedPages.ts';
import { installServiceWorker } from './serviceWorker.ts';

adoptAddress();
followColourMode();
listenForGoneChunks();
listenForFatalErrors();
// Errors while the application is created or mounted have no page yet to be shown on.
start().catch(showPlainError);
if (import.meta.env.PROD) installServiceWorker(location.pathname);

/**
 * Each way in loads only its own needs: a page that the server rendered brings its state, the ballot, the
 * ways in and the public screens start alone and light, and everything else has the router. The session is
 * asked for while the code is still on its way; its reader handles its failure.
 */
async function start(): Promise<void> {
  const [signIn, screen] = [signInPathOf(location.pathname), screenPathOf(location.pathname)];
  const state = document.getElementById('page-state')?.textContent;
  if (state !== undefined && state !== null) {
    const { hydratePublicPage } = await import('./hydratePublicPage.tsx');
    hydratePublicPage(JSON.parse(state));
  } else if (location.pathname === ballotPath) {
    const booth = new URLSearchParams(location.search).get('puesto');
    if (booth === null) {
      askBallotEarly().catch(() => undefined);
      const { startBallot } = await import('./startBallot.tsx');
      startBallot();
    } else {
      const { startBooth } = await import('./startBooth.tsx');
      startBooth(booth);
    }
  } else if (signIn !== undefined) {
    readSession().catch(() => undefined);
    const { startSignIn } = await import('./startSignIn.tsx');
    startSignIn(signIn);
  } else if (screen !== undefined) {
    const { startScreen } = await import('./startScreen.tsx');
    await startScreen(screen);
  } else {
    readSession().catch(() => undefined);
    const { startApp } = await import('./startApp.tsx');
    startApp();
  }
}
