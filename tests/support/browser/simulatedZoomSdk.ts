import type { BrowserContext } from 'playwright-core';

/**
 * Zoom's Meeting SDK as far as a room needs it: `createClient`, `init`, `join` and the event `connection-change`,
 * as developers.zoom.us/docs/meeting-sdk/web/component-view/meetings-webinars and the types of the package
 * `@zoom/meetingsdk` 6.2.0 tell them, both read on 2026-11-24. Seen in that package: it takes no listeners
 * before `init`, and a failure while joining has `errorCode`. It draws who came in, and a button that leaves.
 */
const component = `
window.ZoomMtgEmbedded = {
  createClient() {
    let root = null;
    const listeners = [];
    const tell = (state) => listeners.forEach((listener) => listener({ state }));
    return {
      async init({ zoomAppRoot, language }) {
        if (!(zoomAppRoot instanceof HTMLElement) || language !== 'es-ES') throw new Error('init');
        sessionStorage.setItem('zoom', 'started');
        root = zoomAppRoot;
        return '';
      },
      on(event, listener) {
        if (root === null || event !== 'connection-change') throw new Error('on');
        listeners.push(listener);
      },
      async join({ signature, meetingNumber, password, userName, userEmail, tk }) {
        const isWhole = signature.split('.').length === 3 && /^[0-9]+$/.test(meetingNumber);
        if (!isWhole || typeof password !== 'string' || !userEmail.includes('@') || tk === '') {
          throw { type: 'JOIN_MEETING_FAILED', reason: 'Invalid parameters.', errorCode: 1 };
        }
        tell('Connecting');
        root.innerHTML = '<p style="color: #fff; padding: 1rem"></p><button>Leave</button>';
        root.firstChild.textContent = 'Joined as ' + userName;
        root.lastChild.onclick = () => tell('Closed');
        tell('Connected');
        return '';
      },
    };
  },
};`;

/** In place of the host that it is loaded from, for all that a browser asks. */
export async function serveZoomSdk(context: BrowserContext): Promise<void> {
  await context.route('https://source.zoom.us/**', (route) => {
    const isComponent = route.request().url().includes('/zoom-meeting-embedded-');
    return route.fulfill({ contentType: 'text/javascript', body: isComponent ? component : '' });
  });
}

/** Nothing of Zoom is reached. */
export async function blockZoomSdk(context: BrowserContext): Promise<void> {
  await context.unroute('https://source.zoom.us/**');
  await context.route('https://source.zoom.us/**', (route) => route.abort());
}
