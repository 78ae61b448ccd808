import { escapeMarkup } from '@asamblea/domain';
import type { KeptMail } from './keepMail.ts';

const clock = new Intl.DateTimeFormat('es-CO', {
  ...{ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', second: '2-digit' },
});

/** Everything that came, newest first. */
export function drawList(mails: readonly KeptMail[]): string {
  const rows = [...mails].reverse().map(
    (mail) =>
      `<li><a href="/mensajes/${mail.id}"><b>${said(mail.subject)}</b></a><br>
      <span>Para ${said(mail.recipients.join(', '))} · ${clock.format(mail.receivedAt)}</span></li>`,
  );
  return drawPage(
    'Buzón local',
    `<p>Lo que la aplicación envía por correo en este equipo llega aquí y no sale a internet. Se guarda en memoria: al detener <code>npm start</code> se pierde.</p>
    <p><a href="/">Actualizar</a></p>
    ${rows.length === 0 ? '<p>Todavía no ha llegado ningún mensaje.</p>' : `<ul class="mensajes">${rows.join('')}</ul>`}`,
  );
}

/** One message whole: its text, its HTML where nothing in it runs, its headers and its attachments. */
export function drawMail(mail: KeptMail): string {
  const { id, from, recipients, subject, text, html, headers, attachments, receivedAt } = mail;
  return drawPage(
    subject === '' ? 'Sin asunto' : subject,
    `<p><a href="/">Volver al buzón</a></p>
    <dl><dt>De</dt><dd>${said(from)}</dd><dt>Para</dt><dd>${said(recipients.join(', '))}</dd>
    <dt>Llegó</dt><dd>${clock.format(receivedAt)}</dd></dl>
    <h2>Texto</h2><pre>${withLinks(text)}</pre>
    ${html === null ? '' : `<h2>HTML</h2><iframe title="El mensaje en HTML" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${said(`<base target="_blank">${html}`)}"></iframe>`}
    <h2>Adjuntos</h2>${attachments.length === 0 ? '<p>No trae.</p>' : ''}
    <ul>${attachments
      .map(
        ({ name, type, bytes }, place) =>
          `<li><a href="/mensajes/${id}/adjuntos/${place}" download>${said(name)}</a> (${said(type)}, ${bytes.length} bytes)</li>`,
      )
      .join('')}</ul>
    <h2>Encabezados</h2>
    <dl>${headers.map(([name, value]) => `<dt>${said(name)}</dt><dd>${said(value)}</dd>`).join('')}</dl>`,
  );
}

export function drawMissing(): string {
  return drawPage(
    'Ese mensaje no está',
    '<p>El buzón se vacía al detener <code>npm start</code>, y guarda los últimos mensajes.</p><p><a href="/">Ir al buzón</a></p>',
  );
}

function said(text: string): string {
  return escapeMarkup(text);
}

/** Addresses in the text can be pressed; the rest of it is only text. */
function withLinks(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"]+)/u)
    .map((part, place) =>
      place % 2 === 0
        ? said(part)
        : `<a href="${said(part)}" target="_blank" rel="noreferrer">${said(part)}</a>`,
    )
    .join('');
}

function drawPage(title: string, content: string): string {
  return `<!doctype html><html lang="es"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${said(title)} · Buzón local</title><style>${style}</style></head>
<body><main><h1>${said(title)}</h1>${content}</main></body></html>`;
}

const style = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0; } main { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem; overflow-wrap: anywhere; }
h1 { font-size: 1.75rem; line-height: 1.2; } h2 { font-size: 1.25rem; margin-top: 2rem; }
.mensajes { list-style: none; padding: 0; } .mensajes li { padding: .75rem 0; border-top: 1px solid #8888; }
pre { white-space: pre-wrap; font: inherit; padding: 1rem; border: 1px solid #8888; border-radius: .5rem; }
iframe { width: 100%; height: 32rem; border: 1px solid #8888; border-radius: .5rem; background: #fff; color-scheme: light; }
dl { display: grid; grid-template-columns: minmax(6rem, max-content) minmax(0, 1fr); gap: .25rem 1rem; }
dt { font-weight: 600; } dd { margin: 0; }`;
