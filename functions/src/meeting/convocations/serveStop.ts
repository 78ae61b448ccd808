import { stopEndpoints } from '@asamblea/domain';
import type { Response } from 'express';
import { serve } from '../../kernel/access/serve.ts';
import { documents } from '../../kernel/database/documents.ts';
import { stopReminders } from './stopReminders.ts';
import { readStopToken } from './stopToken.ts';

export const serveStop = () =>
  serve(
    stopEndpoints,
    {},
    {
      async offerStop({ http: { request, response } }) {
        const stopping = readStopToken(tokenIn(request.query.t));
        if (stopping === null) return answer(response, 404, broken);
        const assembly = (await documents.assembly(stopping.assemblyId).get()).data();
        return assembly === undefined ? answer(response, 404, broken) : answer(response, 200, ask);
      },
      async stopReminders({ http: { request, response } }) {
        const stopping = readStopToken(tokenIn(request.query.t));
        if (stopping === null) return answer(response, 404, broken);
        await stopReminders(stopping);
        return answer(response, 200, done);
      },
    },
  );

function tokenIn(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

const broken =
  '<h1>El enlace está incompleto</h1><p>Ábralo otra vez, entero, desde el mensaje que recibió.</p>';
const ask =
  '<h1>Recordatorios de la reunión</h1><p>Si pulsa el botón, no le llegarán más recordatorios de esta asamblea. Las convocatorias le seguirán llegando.</p><form method="post"><button>No recibir más recordatorios</button></form>';
const done =
  '<h1>Listo</h1><p>No le llegarán más recordatorios de esta asamblea. Las convocatorias le seguirán llegando.</p>';

function answer(response: Response, status: number, content: string): undefined {
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
