// Runs before the first paint, so that a dark page never flashes white. The attribute and the
// storage key are those of src/app/theme.ts; the policy of the site allows no inline script.
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
})();
