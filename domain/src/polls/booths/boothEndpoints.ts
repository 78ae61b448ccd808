import { get, post, type SchemasOf } from '../../kernel/access/endpoint.ts';
import type { CastAnswer } from '../ballots/castRequest.ts';
import {
  type BoothAnswer,
  type BoothCastRequest,
  type BoothEntry,
  type BoothRequest,
  type BoothsAnswer,
  boothCastRequest,
  boothRequest,
  type EnterBoothRequest,
  enterBoothRequest,
  type OpenBoothRequest,
  openBoothRequest,
} from './boothRequests.ts';

/**
 * Opening one, and keeping an eye on them from elsewhere, takes somebody of the staff; what is done at a
 * booth takes the tablet's ticket and nobody's session.
 */
export const boothEndpoints = {
  openBooth: post('/booth/open', 'openBooth').of<OpenBoothRequest, { readonly name: string }>(),
  listBooths: get('/booths', 'listBooths').of<undefined, BoothsAnswer>(),
  clearBooth: post('/booths/clear', 'clearBooth').of<BoothRequest, { readonly cleared: boolean }>(),
  endBooth: post('/booths/end', 'endBooth').of<BoothRequest, { readonly closed: boolean }>(),
  readBooth: get('/booth', 'anybody').of<undefined, BoothAnswer>(),
  enterBooth: post('/booth/enter', 'ticket').of<EnterBoothRequest, BoothEntry>(),
  castAtBooth: post('/booth/cast', 'ticket').of<BoothCastRequest, CastAnswer>(),
  closeBooth: post('/booth/close', 'ticket').of<undefined, { readonly closed: boolean }>(),
};

export const boothSchemas: SchemasOf<typeof boothEndpoints> = {
  openBooth: openBoothRequest,
  clearBooth: boothRequest,
  endBooth: boothRequest,
  enterBooth: enterBoothRequest,
  castAtBooth: boothCastRequest,
};
