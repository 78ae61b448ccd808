import { formatCount } from '@asamblea/domain';
import type { Invitee } from './invitees.ts';

const namesAtMost = 6;

/** Some people by name with what they have, and how many more. */
export function sayInvitees(invitees: readonly Pick<Invitee, 'name' | 'units'>[]): string {
  const names = invitees.slice(0, namesAtMost).map(({ name, units }) => `${name} (${units})`);
  const rest = invitees.length - names.length;
  return rest === 0 ? names.join(', ') : `${names.join(', ')} y ${formatCount(rest)} más`;
}
