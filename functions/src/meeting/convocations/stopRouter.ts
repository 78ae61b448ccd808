import { type Response, Router } from 'express';
import { documents } from '../../kernel/platform/documents.ts';
import { stopReminders } from './stopReminders.ts';
import { readStopToken } from './stopToken.ts';

/**
 * Where a link of a reminder leads. Opening it changes nothing, since programs open links by themselves: its
 * button does, and so does the POST that mail programs send for their own button (RFC 8058), which comes from
 * another site and without a session. The token is all that it may do.
 */
export function stopRouter(): Router {
  const router = Router();

  router.get('/reminders/stop', async (request, response) => {
    const stopping = readStopToken(tokenIn(request.query.t));
    if (stopping === null) return answer(response, 404, broken);
    const assembly = (await documents.assembly(stopping.assemblyId).get()).data();
    return answer(
      response,
      assembly === undefined ? 404 : 200,
      assembly === undefined ? broken : ask,
    );
  });

  router.post('/reminders/stop', async (request, response) => {
    const stopping = readStopToken(tokenIn(request.query.t));
    if (stopping === null) return answer(response, 404, broken);
    await stopReminders(stopping);
    return answer(response, 200, done);
  });

  return router;
}

function tokenIn(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

const broken =
  '<h1>El enlace está incompleto</h1><p>Ábralo otra vez, entero, desde el mensaje que recibió.</p>';
const ask =
  '<h1>Recordatorios de la reunión</h1><p>Si pulsa el botón, no le llegarán más recordatorios de esta asamblea. Las convocatorias le seguirán llegando.</p><form method="post"><button>No recibir más recordatorios</button></form>';
const done =
  '<h1>Listo</h1><p>No le llegarán más recordatorios de esta asamblea. Las convocatorias le seguirán llegando.</p>';

function answer(response: Response, status: number, content: string): void {
  response
    .status(status)
    .set('Content-Security-Policy', policy)
    .type('html')
    .send(
      `<!doctype html><html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Recordatorios</title><style>${look}</style></head><body><main>${content}</main></body></html>`,
    );
}

const policy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
const look =
  ':root{color-scheme:light dark}body{font:1.125rem/1.5 Verdana,Arial,sans-serif;margin:0;padding:2rem 1rem}main{max-width:34rem;margin:0 auto}h1{font-size:1.5rem}button{font:inherit;font-weight:bold;padding:.75rem 1.25rem;min-height:2.75rem}';
