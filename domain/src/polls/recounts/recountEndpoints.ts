import { post } from '../../kernel/access/endpoint.ts';
import type { RecountAnswer } from './recountAnswer.ts';

/** In the protected area: what was counted, counted again. */
export const recountEndpoints = {
  recount: post('/protected/recount', 'recount').of<undefined, RecountAnswer>(),
};
