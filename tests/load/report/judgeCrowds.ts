import type { Distribution } from '../figures/distribution.ts';
import { type Check, check, goal } from '../hall/checkQuestion.ts';
import type { EntranceMeasure } from '../measures/measureEntrances.ts';
import type { InvitationMeasure } from '../measures/measureInvitations.ts';
import type { RaceMeasure } from '../measures/measureRaces.ts';
import type { RivalMeasure } from '../measures/measureRivals.ts';
import type { SignsMeasure } from '../measures/measureSigns.ts';

/** A race of some holds up the others at most this much, in the same run. */
const racesCostAtMost = 2;
/** Those who press at the same instant wait at most this many times what a desk waits that presses alone. */
const desksCostAtMost = 3;
/** A person before a desk does not notice that others press too. */
const deskWithinMs = 500;
/** Those who want the same unit wait at most this many times what they wait for one of their own. */
const rivalsCostAtMost = 3;

/** Those who say that they are there hold up the votes at most this much. */
const signsCostAtMost = 2;

/** Of three beats of a person one is written; where none was, what votes met no writing. */
const writtenOneOf = 4;

/** The mail of a large roster is in the outbox within this time. */
const queuedWithinMs = 10_000;

export function judgeRaces(races: RaceMeasure): readonly Check[] {
  return [
    ...races.checks,
    atMost(
      `con ${races.raced} de ${races.voters} unidades en carrera, el p95 de las demás`,
      races.others,
      races.calm,
      racesCostAtMost,
    ),
  ];
}

export function judgeEntrances(entrances: EntranceMeasure): readonly Check[] {
  return [
    check(
      `${entrances.people} personas de una dirección entran en un minuto, ninguna rechazada`,
      sayStatuses(entrances.statuses),
      sayStatuses({ '200': entrances.people }),
    ),
    check('y cada una queda dentro', entrances.inside, entrances.people),
  ];
}

export function judgeInvitations(invitations: InvitationMeasure): readonly Check[] {
  return [
    goal(
      `${invitations.people} invitaciones en cola en menos de ${queuedWithinMs / 1000} s`,
      invitations.millis < queuedWithinMs,
      `${Math.round(invitations.millis)} ms`,
    ),
    check('un correo en cola por persona invitada', invitations.queued, invitations.people),
  ];
}

export function judgeSigns(signs: SignsMeasure): readonly Check[] {
  return [
    atMost(
      `con ${signs.signsPerMinute} señales de presencia por minuto, el p95 de los votos`,
      signs.beside,
      signs.calm,
      signsCostAtMost,
    ),
    check('toda señal de presencia se contesta', signs.broken, 0),
    goal(
      'se escribe al menos la cuarta parte, como en una sala que se sigue hace rato',
      signs.written >= signs.sent / writtenOneOf,
      `${signs.written} de ${signs.sent}`,
    ),
    check('ninguna se escribe antes del minuto de la anterior', signs.early, 0),
  ];
}

/** The conditions on desks that press at the same instant. */
export function judgeDesks(rivals: RivalMeasure): readonly Check[] {
  return [
    goal(
      `con ${rivals.desks} mesas a la vez, cada una su unidad, el p95 es menor que ${deskWithinMs} ms`,
      rivals.alone.p95 < deskWithinMs,
      `${Math.round(rivals.alone.p95)} ms`,
    ),
    atMost(
      `con ${rivals.desks} mesas a la vez, cada una su unidad, el p95`,
      rivals.alone,
      rivals.single,
      desksCostAtMost,
      'el de una mesa sola',
    ),
    atMost(
      `con ${rivals.desks} mesas tras la misma unidad, el p95`,
      rivals.raced,
      rivals.alone,
      rivalsCostAtMost,
    ),
    check('ninguna mesa que compite recibe un error', rivals.broken, 0),
    check('cada unidad en disputa queda en una sola mesa', rivals.decided, rivals.turns),
  ];
}

function atMost(
  text: string,
  found: Distribution,
  base: Distribution,
  times: number,
  baseName = 'el de siempre',
): Check {
  const ratio = found.p95 / base.p95;
  return goal(
    `${text} es a lo sumo ${times} veces ${baseName}`,
    ratio <= times,
    `${ratio.toFixed(2)} veces: ${Math.round(found.p95)} ms y ${Math.round(base.p95)} ms`,
  );
}

function sayStatuses(statuses: Readonly<Record<string, number>>): string {
  return Object.entries(statuses)
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ');
}
