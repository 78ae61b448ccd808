import { post, type SchemasOf } from '../../kernel/access/endpoint.ts';
import type { PointNow } from '../../kernel/sessions/pointNow.ts';
import {
  type AddPointRequest,
  addPointRequest,
  type MovePointRequest,
  movePointRequest,
  type PointTerms,
  pointTerms,
  type RemovePointRequest,
  removePointRequest,
  type TreatPointRequest,
  treatPointRequest,
} from './agendaRequests.ts';

/** The points of the meeting: written and ordered before it, gone through during it. */
export const agendaEndpoints = {
  addPoint: post('/agenda', 'writeAgenda').of<
    AddPointRequest,
    { readonly pointId: string; readonly number: number }
  >(),
  /** Before those of one point, whose id could be anything. */
  treatPoint: post('/agenda/current', 'treatPoint').of<
    TreatPointRequest,
    { readonly point: PointNow | null }
  >(),
  editPoint: post('/agenda/:pointId/terms', 'writeAgenda').of<
    PointTerms,
    { readonly pointId: string }
  >(),
  movePoint: post('/agenda/:pointId/move', 'writeAgenda').of<
    MovePointRequest,
    { readonly number: number }
  >(),
  removePoint: post('/agenda/:pointId/remove', 'writeAgenda').of<
    RemovePointRequest,
    { readonly pointId: string }
  >(),
};

export const agendaSchemas: SchemasOf<typeof agendaEndpoints> = {
  addPoint: addPointRequest,
  treatPoint: treatPointRequest,
  editPoint: pointTerms,
  movePoint: movePointRequest,
  removePoint: removePointRequest,
};
