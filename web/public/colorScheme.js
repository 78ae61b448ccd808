// Runs before the first paint, so that a dark page never flashes white. The attribute and the
// storage key are those of src/app/theme.ts; the policy of the site allows no inline script.
// What checks data would first try whether it may write code, which that policy refuses: zod reads this.
globalThis.__zod_globalConfig = { jitless: true };

(() => {
  let mode = new URLSearchParams(location.search).get('theme');
  if (mode !== 'light' && mode !== 'dark') {
    try {
      mode = localStorage.getItem('asamblea-mode');
    } catch {
      mode = null;
    }
  }
  if (mode !== 'light' && mode !== 'dark') {
    mode = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }
  document.documentElement.setAttribute('data-color-scheme', mode);

  // The code of the ballot is on its way before main.tsx asks for it (vite/preloadWays.ts); a booth has its own.
  const ballot = document.currentScript?.dataset.ballot ?? '';
  const isBallot = location.pathname === '/votes/current' && !/[?&]puesto=/.test(location.search);
  if (!isBallot || ballot === '') return;
  for (const href of ballot.split(' ')) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    link.crossOrigin = '';
    document.head.append(link);
  }
})();
