import { type Participating, presentParticipation } from '@asamblea/domain';

/** How much came in, and how many units are still to vote, in words. */
export function presentMissing(live: Participating) {
  const left = Math.max(0, live.expected.units - live.voted.units);
  const said = left === 1 ? 'Falta 1 unidad' : `Faltan ${left} unidades`;
  return { ...presentParticipation(live), left, state: left === 0 ? 'Ya votaron todas' : said };
}
