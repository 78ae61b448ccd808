/** The title and description of the document, in its tab and when it is shared. */
export function writeHead(title: string, description: string): void {
  document.title = title;
  document.querySelector('meta[name="description"]')?.setAttribute('content', description);
}
