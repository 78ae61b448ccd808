import { isRouteOff, offIn } from '../access/plugins.ts';
import type { Modality } from '../meetings/meeting.ts';
import type { Assembly } from './assembly.ts';

/** How people call them: of the meeting, not of somebody's presence. */
export const modalityNames: Readonly<Record<Modality, string>> = {
  hall: 'Presencial',
  remote: 'No presencial',
  mixed: 'Mixta: en la sala y en línea',
};

/** An assembly that never said it is mixed. */
export function modalityOf({ modality = 'mixed' }: Pick<Assembly, 'modality'>): Modality {
  return modality;
}

/** Whether somebody may attend from afar. */
export function takesOnline(assembly: Pick<Assembly, 'modality'>): boolean {
  return modalityOf(assembly) !== 'hall';
}

/** Routes that are only for remote attendees. */
const remoteRoutes: readonly string[] = ['/virtual/current', '/virtual/attorney'];

/**
 * The pages that a person may open now: a meeting in one room has no remote one, and a module that is off is
 * nobody's.
 */
export function routesIn(
  assembly: Pick<Assembly, 'modality' | 'off' | 'on'>,
  routes: readonly string[],
): readonly string[] {
  const off = offIn(assembly);
  const takes = takesOnline(assembly);
  return routes.filter(
    (route) => !isRouteOff(route, off) && (takes || !remoteRoutes.includes(route)),
  );
}
