// Zoom's Meeting SDK, alone in a page whose origin is not that of our pages (decision 0128). Nothing of Zoom's
// is loaded until the page that frames this one hands over what to join with; what happens is told to it alone.
(() => {
  const version = '6.2.0';
  const host = 'https://source.zoom.us';
  const libraries = ['react', 'react-dom', 'redux', 'redux-thunk', 'lodash'];
  // As its documentation writes the address, and as its samples do.
  const components = [
    `${host}/zoom-meeting-embedded-${version}.min.js`,
    `${host}/${version}/zoom-meeting-embedded-${version}.min.js`,
  ];
  const fields = ['signature', 'meetingNumber', 'password', 'userName', 'userEmail', 'tk'];
  let isTaken = false;

  // A browser that blocks cookies of third parties throws at whoever reads these here, and Zoom's program reads
  // them as it loads. It keeps nothing then beyond this page.
  for (const name of ['sessionStorage', 'localStorage']) {
    try {
      void window[name];
    } catch {
      Object.defineProperty(window, name, { value: storageOfThisPage() });
    }
  }

  addEventListener('message', (event) => {
    const { source, origin, data } = event;
    const [port] = event.ports;
    // Who may frame this page is in its policy. Framed by its own origin, it would not be apart from it.
    const isOurs = parent !== window && source === parent && origin !== location.origin;
    if (!isOurs || isTaken || port === undefined || !isWhole(data)) return;
    isTaken = true;
    void join(data, (said) => port.postMessage(said));
  });

  /** Like a `Storage`: what is kept are its own properties. */
  function storageOfThisPage() {
    const held = (all) => Object.keys(all);
    return Object.create({
      getItem(key) {
        return held(this).includes(String(key)) ? this[key] : null;
      },
      setItem(key, value) {
        this[key] = String(value);
      },
      removeItem(key) {
        delete this[key];
      },
      clear() {
        for (const key of held(this)) delete this[key];
      },
      key(index) {
        return held(this)[index] ?? null;
      },
      get length() {
        return held(this).length;
      },
    });
  }

  function isWhole(data) {
    return (
      typeof data === 'object' &&
      data !== null &&
      data.kind === 'join' &&
      fields.every((field) => typeof data[field] === 'string')
    );
  }

  async function join(data, say) {
    const failed = (code) => say({ said: 'failed', code: Number.isInteger(code) ? code : null });
    try {
      for (const name of libraries) await load(`${host}/${version}/lib/vendor/${name}.min.js`);
      await loadAny(components);
      const zoomAppRoot = document.getElementById('videollamada');
      const client = window.ZoomMtgEmbedded.createClient();
      const size = { width: innerWidth, height: Math.max(240, innerHeight - 120) };
      const video = { isResizable: false, viewSizes: { default: size, ribbon: size } };
      const room = { zoomAppRoot, language: 'es-ES', leaveOnPageUnload: true };
      await client.init({ ...room, customize: { video } });
      say({ said: 'started' });
      client.on('connection-change', ({ state, errorCode }) => {
        if (state === 'Connected') say({ said: 'joined' });
        if (state === 'Closed') say({ said: 'left' });
        if (state === 'Fail') failed(errorCode);
      });
      await client.join(Object.fromEntries(fields.map((field) => [field, data[field]])));
      say({ said: 'joined' });
    } catch (error) {
      failed(error?.errorCode);
    }
  }

  async function loadAny([first, ...others]) {
    try {
      await load(first);
    } catch (error) {
      if (others.length === 0) throw error;
      await loadAny(others);
    }
  }

  function load(src) {
    return new Promise((resolve, reject) => {
      const script = document.createElement('script');
      Object.assign(script, { src, onload: resolve, onerror: reject });
      document.head.append(script);
    });
  }
})();
