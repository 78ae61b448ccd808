import { audit } from '../audit.ts';
import { Broken } from '../bytes/broken.ts';
import { readMark } from '../text/mark.ts';
import { drawReport } from './drawReport.ts';

/** The page: a file and a code are given, and the report is drawn. Nothing leaves it. */
const form = byId('form', HTMLFormElement);
const file = byId('file', HTMLInputElement);
const code = byId('code', HTMLInputElement);
const drop = byId('drop', HTMLElement);
const status = byId('status', HTMLElement);
const report = byId('report', HTMLElement);
let chosen: File | undefined;

form.addEventListener('submit', (event) => {
  event.preventDefault();
  void check();
});
file.addEventListener('change', () => {
  chosen = file.files?.[0];
});
for (const kind of ['dragenter', 'dragover', 'dragleave', 'drop']) {
  drop.addEventListener(kind, (event) => {
    event.preventDefault();
    drop.classList.toggle('over', kind === 'dragenter' || kind === 'dragover');
  });
}
drop.addEventListener('drop', ({ dataTransfer }) => {
  chosen = dataTransfer?.files[0] ?? chosen;
  if (chosen !== undefined) void check();
});

async function check(): Promise<void> {
  report.hidden = true;
  if (chosen === undefined) {
    say('Elija el archivo ZIP del expediente.');
    file.focus();
    return;
  }
  if (code.value.trim() !== '' && readMark(code.value) === null) {
    say('El sello no se entiende: es un número y dieciséis letras, como 14-7K2M-Q0XD-9RTV-0A1B.');
    code.focus();
    return;
  }
  say(`Comprobando «${chosen.name}»…`);
  // The line is drawn before the work begins.
  await new Promise((done) => setTimeout(done, 50));
  try {
    const bytes = new Uint8Array(await chosen.arrayBuffer());
    report.replaceChildren(...drawReport(audit(bytes, code.value)));
    say(`Se comprobó «${chosen.name}».`);
    report.hidden = false;
    report.focus();
  } catch (error) {
    say(error instanceof Broken ? error.message : 'No se pudo leer el archivo.');
  }
}

function say(text: string): void {
  status.textContent = text;
}

function byId<E extends HTMLElement>(id: string, kind: new () => E): E {
  const found = document.getElementById(id);
  if (found instanceof kind) return found;
  throw new Error(`The page has no ${id}.`);
}
