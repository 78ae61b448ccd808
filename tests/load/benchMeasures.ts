import { peakOf } from './figures/peakOf.ts';
import { type Measure, measure, type Stage } from './measures/measure.ts';
import { judgeBulk, measureBulk, writeBulk } from './measures/measureBulk.ts';
import { judgeCalls, measureCalls, writeCalls } from './measures/measureCalls.ts';
import { judgeDeskIndex, measureDeskIndex, writeDeskIndex } from './measures/measureDeskIndex.ts';
import { judgeDeskLoads, measureDeskLoads, writeDeskLoads } from './measures/measureDeskLoad.ts';
import { measureDesks } from './measures/measureDesks.ts';
import { measureEngine } from './measures/measureEngine.ts';
import { measureEntrances } from './measures/measureEntrances.ts';
import { measureImport } from './measures/measureImport.ts';
import { measureInvitations } from './measures/measureInvitations.ts';
import { measureRaces } from './measures/measureRaces.ts';
import { measureRivals } from './measures/measureRivals.ts';
import { measureSigns } from './measures/measureSigns.ts';
import { measureVotes } from './measures/measureVotes.ts';
import { judgeArchives, measureArchives, writeArchives } from './records/measureArchives.ts';
import { measureReports } from './records/measureReports.ts';
import {
  judgeArrivals,
  judgeEngine,
  judgeImport,
  judgeReports,
  judgeVotes,
} from './report/judge.ts';
import {
  judgeDesks,
  judgeEntrances,
  judgeInvitations,
  judgeRaces,
  judgeSigns,
} from './report/judgeCrowds.ts';
import { measureCosts } from './report/measureCosts.ts';
import { judgeCosts, writeCosts } from './report/writeCosts.ts';
import {
  writeArrivals,
  writeDesks,
  writeEngine,
  writeEntrances,
  writeImport,
  writeInvitations,
  writeRaces,
  writeReports,
  writeSigns,
  writeVotes,
} from './report/writeReport.ts';

/** People one by one at the desks, and a crowd at the same time. */
const desksPlan = { desks: 20, single: 1_000, bulk: 5_000 };
/** A hall over two instances, where some units are voted from two places at once. */
const racesPlan = { voters: 320, withinMs: 10_000, raced: 4, twice: 16, closesAfter: 0.9 };
const rivalsPlan = { desks: 20, turns: 20 };
const entrancesPlan = { people: 600, withinMs: 60_000 };
/** Owners who are invited by mail at once. */
const invited = 5_000;
const signsPlan = { voters: 320, withinMs: 10_000, signsPerMinute: 2_000 };

/** All that the bench measures, in the order of its report. One line more is one measure more. */
export const benchMeasures: readonly Measure[] = [
  measure({
    name: 'votes',
    says: 'Una sala vota, con sus pantallas…',
    run: measureVotes,
    write: writeVotes,
    judge: judgeVotes,
  }),
  measure({
    name: 'calls',
    says: 'Contando lo que una acreditación y un voto piden a la base…',
    run: measureCalls,
    write: writeCalls,
    judge: judgeCalls,
  }),
  measure({
    name: 'engine',
    says: 'Recontando una asamblea grande…',
    run: async () => measureEngine(),
    write: writeEngine,
    judge: judgeEngine,
  }),
  measure({
    name: 'races',
    says: 'Carreras entre dos instancias, repetidos y un cierre con votos en camino…',
    run: ({ servers }) => measureRaces(servers.api, racesPlan),
    write: writeRaces,
    judge: judgeRaces,
  }),
  measure({
    name: 'desks',
    says: 'Veinte mesas a la vez…',
    run: ({ servers }) => measureRivals(servers.api, rivalsPlan),
    write: writeDesks,
    judge: judgeDesks,
  }),
  measure({
    name: 'arrivals',
    says: 'Las mesas acreditan mientras entra una multitud en bloque…',
    run: ({ servers, stop }) => measureDesks(servers.api.slice(0, 1), desksPlan, stop),
    write: writeArrivals,
    judge: judgeArrivals,
  }),
  measure({
    name: 'bulk',
    says: 'Acreditando en bloque, sin nadie más…',
    run: (stage) => measureBulk(first(stage)),
    write: writeBulk,
    judge: judgeBulk,
  }),
  measure({
    name: 'deskIndex',
    says: 'Preparando la búsqueda de la mesa, por tamaño del padrón…',
    run: async () => measureDeskIndex(),
    write: writeDeskIndex,
    judge: judgeDeskIndex,
  }),
  measure({
    name: 'deskLoad',
    says: 'Abriendo la mesa, por tamaño del padrón…',
    run: (stage) => measureDeskLoads(first(stage)),
    write: writeDeskLoads,
    judge: judgeDeskLoads,
  }),
  measure({
    name: 'entrances',
    says: 'Una sala entera entra desde una misma dirección…',
    run: ({ servers }) => measureEntrances(servers.api, entrancesPlan),
    write: writeEntrances,
    judge: judgeEntrances,
  }),
  measure({
    name: 'signs',
    says: 'Una sala vota mientras los de lejos dicen que están…',
    run: ({ servers }) => measureSigns(servers.api, signsPlan),
    write: writeSigns,
    judge: judgeSigns,
  }),
  measure({
    name: 'invitations',
    says: 'Invitando por correo a un padrón entero…',
    run: (stage) => measureInvitations(first(stage), invited),
    write: writeInvitations,
    judge: judgeInvitations,
  }),
  ...[
    { name: 'import', units: 10_000 },
    { name: 'importHuge', units: 30_000 },
  ].map(({ name, units }) =>
    measure({
      name,
      says: `Importando dos veces un padrón de ${units} unidades…`,
      run: (stage) => measureImport(first(stage), units),
      write: writeImport,
      judge: judgeImport,
    }),
  ),
  ...[
    { name: 'reports', units: 1_000, questions: 30 },
    { name: 'reportsHuge', units: 10_000, questions: 15 },
  ].map(({ name, ...size }) =>
    measure({
      name,
      says: `Abriendo y exportando los informes de ${size.units} unidades…`,
      run: (stage) => measureReports(first(stage), { ...size, peaks: peaksOf(stage) }),
      write: writeReports,
      judge: judgeReports,
    }),
  ),
  measure({
    name: 'archives',
    says: 'Haciendo el expediente y la exportación de una reunión enorme…',
    run: (stage) =>
      measureArchives(first(stage), { units: 10_000, questions: 15, peaks: peaksOf(stage) }),
    write: writeArchives,
    judge: judgeArchives,
  }),
  measure({
    name: 'costs',
    says: 'Contando lecturas, bytes y memoria…',
    run: measureCosts,
    write: writeCosts,
    judge: judgeCosts,
  }),
];

/** Of the two instances of the API, the one that everybody asks. */
function first({ servers }: Stage): string {
  return servers.api[0] ?? '';
}

function peaksOf({ servers }: Stage) {
  const api = servers.programs.find(({ name }) => name.startsWith('api'));
  return { api: peakOf(api?.pid ?? 0), own: peakOf(process.pid) };
}
