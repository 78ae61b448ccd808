import type { PublicPageState } from '@asamblea/domain';
import type { Request, Response } from 'express';
import type { Clock } from '../../kernel/platform/clock.ts';
import { reportProblem } from '../../kernel/platform/reportProblem.ts';
import { composePage } from './composePage.ts';
import { pageHeaders } from './pageHeaders.ts';
import { readPageState } from './readPageState.ts';
import type { WebBundle } from './webBundle.ts';

interface PageSource {
  readonly bundle: () => Promise<WebBundle>;
  readonly clock: Pick<Clock, 'now'>;
}

const unavailable =
  '<!doctype html><html lang="es"><meta charset="utf-8"><title>Asamblea</title>' +
  '<p>La página no está disponible en este momento. Intente de nuevo en un minuto.</p></html>';

/**
 * Answers a public page already drawn. Reads no cookie. An unknown assembly gets the same friendly
 * page with 404; when drawing fails the browser gets the plain app, which draws it itself.
 */
export function answerPage({ bundle, clock }: PageSource) {
  return async (request: Request, response: Response): Promise<void> => {
    response.set(pageHeaders());
    const web = await bundle().catch((error: unknown) => missing('no page of the web', error));
    if (web === null) {
      response.status(503).set('Cache-Control', 'no-store').send(unavailable);
      return;
    }
    const cot = typeof request.query.cot === 'string' ? request.query.cot : '';
    const state = await readPageState(request.path, cot, clock.now()).catch((error: unknown) =>
      missing('no state to draw', error),
    );
    if (state !== null && cot !== '' && state.assembly === null) response.status(404);
    response.send(state === null ? web.template : draw(web, state));
  };
}

function draw({ template, render }: WebBundle, state: PublicPageState): string {
  if (render === null) return template;
  try {
    return composePage(template, render(state), state);
  } catch (error) {
    missing('page not drawn', error);
    return template;
  }
}

function missing(what: string, error: unknown): null {
  reportProblem(what, error);
  return null;
}
