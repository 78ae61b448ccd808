/** A page of code measures what it draws, and the simulated browser measures nothing. */
export function HtmlEditor() {
  return <p>Editor</p>;
}
