/**
 * Opens in another tab a link that has yet to be asked for. The tab is opened at once, while the browser still
 * knows that a person pressed, and is left without a way back to this page; where none may be opened, here.
 */
export async function openVideoLink(ask: () => Promise<string>): Promise<void> {
  const tab = window.open('', '_blank');
  try {
    const url = await ask();
    if (tab === null) {
      location.assign(url);
      return;
    }
    tab.opener = null;
    tab.location.href = url;
  } catch (error) {
    tab?.close();
    throw error;
  }
}
