/** Where the page lives in `index.html`. */
export function rootElement(): HTMLElement {
  const element = document.getElementById('root');
  if (element === null) throw new Error('index.html has no #root.');
  return element;
}
