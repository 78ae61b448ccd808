import type { Way } from './budgets.ts';

const app = '/src/app/startApp.tsx';
const signIn = [app, '/src/app/LoginLayout.tsx'];
const screen = [app, '/src/app/PublicRoute.tsx'];
const desk = [app, '/src/app/DefaultLayout.tsx'];

/** How a page is entered, and what it may weigh (docs/decisions/0137-what-each-way-in-weighs.md). */
export const ways: readonly Way[] = [
  { path: '/votes/current', starts: ['/src/app/startBallot.tsx'], budget: 264 },
  { path: '/votes/current?puesto=', starts: ['/src/app/startBooth.tsx'], budget: 270 },
  { path: '/login', starts: [...signIn, '/src/app/LoginRoute.tsx'], budget: 308 },
  { path: '/loginAttorney', starts: [...signIn, '/signIn/AttorneyPage.tsx'], budget: 306 },
  { path: '/loginVirtual', starts: [...signIn, '/signIn/VirtualPage.tsx'], budget: 304 },
  { path: '/forgot-password', starts: [...signIn, '/signIn/ForgotPasswordPage.tsx'], budget: 303 },
  { path: '/quorum/public', starts: ['/src/app/hydratePublicPage.tsx'], budget: 232 },
  { path: '/votes/public', starts: [...screen, '/projector/ProjectorPage.tsx'], budget: 480 },
  { path: '/results/public', starts: [...screen, '/ResultsPublicPage.tsx'], budget: 468 },
  { path: '/stream/votacion', starts: [app, '/src/app/PolledStreamRoute.tsx'], budget: 310 },
  { path: '/register', starts: [...desk, '/src/app/RegisterRoute.tsx'], budget: 615 },
  { path: '/votes/private', starts: [...desk, '/src/app/VotesRoute.tsx'], budget: 620 },
];
