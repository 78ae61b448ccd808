import type { Way } from './budgets.ts';

const app = '/src/app/startApp.tsx';
const screen = ['/src/app/startScreen.tsx'];
const desk = [app, '/src/app/frame/DefaultLayout.tsx'];

/** The ways of entering a page, and their budgets (docs/decisions/0137-what-each-way-in-weighs.md). */
export const ways: readonly Way[] = [
  { path: '/votes/current', starts: ['/src/app/startBallot.tsx'], budget: 134 },
  { path: '/votes/current?puesto=', starts: ['/src/app/startBooth.tsx'], budget: 126 },
  { path: '/login', starts: ['/src/app/startSignIn.tsx'], budget: 112 },
  { path: '/quorum/public', starts: ['/src/app/hydratePublicPage.tsx'], budget: 110 },
  { path: '/votes/public', starts: [...screen, '/projector/ProjectorPage.tsx'], budget: 149 },
  { path: '/results/public', starts: [...screen, '/ResultsPublicPage.tsx'], budget: 136 },
  {
    path: '/results/public/decided',
    starts: [...screen, '/DecidedPage.tsx'],
    budget: 125,
  },
  {
    path: '/stream/votacion',
    starts: [...screen, '/src/app/screens/PolledStreamRoute.tsx'],
    budget: 160,
  },
  { path: '/register', starts: [...desk, '/src/app/hall/RegisterRoute.tsx'], budget: 358 },
  { path: '/votes/private', starts: [...desk, '/src/app/hall/VotesRoute.tsx'], budget: 417 },
];
