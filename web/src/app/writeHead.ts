/** What the document says that it is, in its tab and to whoever shares it. */
export function writeHead(title: string, description: string): void {
  document.title = title;
  document.querySelector('meta[name="description"]')?.setAttribute('content', description);
}
