// The only script of a written page. It is alone in its frame, with no origin: it fills the live blocks with
// what the app posts, as text, and tells the app that somebody wants to come in. It is shipped as it is, for
// every browser of ours.
(() => {
  const known = new Map();

  function make(tag, kind, text) {
    const element = document.createElement(tag);
    element.className = `bloque-${kind}`;
    if (text !== undefined) element.textContent = text;
    return element;
  }

  function makeBar(part) {
    const bar = make('div', 'barra');
    const words = make('div', 'barra-texto');
    words.append(make('span', 'barra-nombre', part.label), make('strong', 'cifra', part.figure));
    const track = make('div', 'barra-fondo');
    const share = make('div', 'barra-parte');
    share.style.width = `${Math.min(100, Math.max(0, part.share * 100))}%`;
    track.append(share);
    if (part.line !== null) {
      const line = make('div', 'barra-raya');
      line.style.left = `${part.line * 100}%`;
      track.append(line);
    }
    track.setAttribute('aria-hidden', 'true');
    bar.append(words, track);
    return bar;
  }

  function makeList(part) {
    const list = make(part.isOrdered ? 'ol' : 'ul', 'lista');
    for (const item of part.items) {
      const line = make('li', 'renglon');
      if (item.href === null) line.textContent = item.text;
      else {
        const link = make('a', 'enlace', item.text);
        link.href = item.href;
        link.target = '_blank';
        link.rel = 'noopener noreferrer';
        line.append(link);
      }
      list.append(line);
    }
    return list;
  }

  function makeButton(part) {
    const button = make('button', 'boton', part.text);
    button.type = 'button';
    button.addEventListener('click', () => parent.postMessage({ kind: 'entrar' }, '*'));
    return button;
  }

  function makePart(part) {
    switch (part.kind) {
      case 'bar':
        return makeBar(part);
      case 'list':
        return makeList(part);
      case 'button':
        return makeButton(part);
      default: {
        const line = make('p', part.kind, part.text);
        if (part.tone !== undefined) line.classList.add(`bloque-${part.tone}`);
        return line;
      }
    }
  }

  function fill(name, parts) {
    const said = JSON.stringify(parts);
    if (known.get(name) === said) return;
    known.set(name, said);
    for (const block of document.querySelectorAll('[data-bloque]')) {
      if (block.getAttribute('data-bloque') !== name) continue;
      block.replaceChildren(...parts.map(makePart));
      block.setAttribute('data-vivo', 'true');
    }
  }

  addEventListener('message', (event) => {
    if (event.source !== parent || event.data === null || event.data.kind !== 'bloques') return;
    for (const [name, parts] of Object.entries(event.data.blocks)) fill(name, parts);
  });
  parent.postMessage({ kind: 'listo' }, '*');
})();
