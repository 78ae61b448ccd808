import { expect, test } from 'vitest';
import { lawCase } from '../../testing/rules/lawCase.ts';
import { ruleOf } from '../rulePacks/rulePacks.ts';
import { channelWarnings } from '../rules/channelWarnings.ts';
import { coSa } from './coSa.ts';

const tested = lawCase(coSa);

const ley222 = 'Ley 222 de 1995';
const comercio = 'Código de Comercio de Colombia';
const calls = [
  `Quórum en primera convocatoria: más del 50 % del total de las acciones y al menos 2 accionistas (${ley222}, artículo 68).`,
  `Quórum en segunda convocatoria: al menos 2 accionistas (${comercio}, artículo 429).`,
];
const absent = 'No cuentan para el quórum: quienes están en mora.';
const mute = 'Tienen voz, pero no voto: quienes están en mora.';
const unpaid = [absent, 'No cuentan para la mayoría: quienes están en mora.', mute];
const muteBoth =
  'Tienen voz, pero no voto: quienes están en mora y quienes tienen conflicto de interés.';
const interested = [
  absent,
  'No cuentan para la mayoría: quienes están en mora y quienes tienen conflicto de interés.',
  muteBoth,
];
const limits = [
  `Atención: La decisión no presencial es ineficaz si algún accionista no participa; guarde prueba y asiente el acta en treinta días (${ley222}, artículos 19 y 21).`,
  'Atención: En la reunión mixta el representante legal verifica la identidad de quien asiste a distancia y deja en el acta la continuidad del quórum (Decreto 398 de 2020).',
  `Atención: Por escrito la mayoría se computa sobre todas las acciones en circulación, y la decisión es ineficaz si algún accionista no vota dentro de un mes (${ley222}, artículos 20 y 21).`,
];
const control = `Atención: Si hay situación de control, las acciones solo pueden entregarse a los socios que las acepten (${comercio}, artículo 455, parágrafo).`;
const several = 'y al menos 2 accionistas';

const ofPresent = (majority: string, cite: string) => [
  `Para aprobar: ${majority} (${cite}).`,
  ...calls,
  ...unpaid,
  ...limits,
];
const ofSubscribed = (majority: string, cite: string) => [
  `Para aprobar: ${majority} (${cite}).`,
  ...calls,
  absent,
  mute,
  ...limits,
];
const half = 'más del 50 % de las acciones presentes';
const without = (cite: string) => [
  `Para aprobar: ${half} (${cite}).`,
  ...calls,
  ...interested,
  ...limits,
];

test.each([
  ['ordinary', ofPresent(half, `${ley222}, artículo 68`)],
  ['accounts', without(`${comercio}, artículo 185`)],
  ['half-profits', ofPresent(half, `${comercio}, artículos 155 y 454`)],
  ['reforms', ofPresent(half, `${ley222}, artículo 68`)],
  ['conflict', without(`${ley222}, artículo 23, numeral 7`)],
  ['liability', ofPresent(half, `${ley222}, artículo 25`)],
  [
    'written',
    [
      `Para aprobar: más del 50 % del total de las acciones (${ley222}, artículo 20).`,
      `Quórum en primera convocatoria: cualquier número de asistentes (${ley222}, artículo 20).`,
      absent,
      mute,
      `Deben participar todos los que tienen voto: si falta uno, la decisión es ineficaz (${ley222}, artículos 20 y 21).`,
      ...limits,
    ],
  ],
  [
    'final-accounts',
    [
      `Para aprobar: más del 50 % de los accionistas presentes (${comercio}, artículo 248).`,
      `Quórum en primera convocatoria: cualquier número de asistentes (${comercio}, artículo 248).`,
      ...limits,
    ],
  ],
  [
    'less-profits',
    ofPresent(`al menos el 78 % de las acciones presentes ${several}`, `${comercio}, artículo 155`),
  ],
  [
    'no-preference',
    ofPresent('al menos el 70 % de las acciones presentes', `${comercio}, artículo 420, numeral 5`),
  ],
  [
    'dividend-in-shares',
    [
      `Para aprobar: al menos el 80 % de las acciones presentes (${comercio}, artículo 455).`,
      ...calls,
      ...unpaid,
      control,
      ...limits,
    ],
  ],
  [
    'privileged-shares',
    ofSubscribed(
      `al menos el 75 % del total de las acciones ${several}`,
      `${comercio}, artículo 382`,
    ),
  ],
  [
    'own-shares',
    ofSubscribed('al menos el 70 % del total de las acciones', `${comercio}, artículo 396`),
  ],
  [
    'in-kind',
    [
      `Para aprobar: al menos el 60 % del total de las acciones con derecho a voto (${comercio}, artículo 132).`,
      ...calls,
      absent,
      'No cuentan para la mayoría: quienes tienen conflicto de interés.',
      muteBoth,
      ...limits,
    ],
  ],
  [
    'off-agenda',
    ofPresent('al menos el 70 % de las acciones presentes', `${comercio}, artículo 425`),
  ],
  [
    'suspension',
    ofPresent(`al menos el 51 % de las acciones presentes ${several}`, `${comercio}, artículo 430`),
  ],
  ['uneven-division', ofPresent('el 100 % de las acciones presentes', `${ley222}, artículo 3`)],
  [
    'unanimity',
    ofSubscribed('el 100 % del total de las acciones', 'Ley 1258 de 2008, artículo 31'),
  ],
  [
    'more-liability',
    ofSubscribed('el 100 % del total de las acciones', `${comercio}, artículos 168 y 176`),
  ],
])('the rule %s says in full what the law asks', (name, lines) => {
  const rule = tested.rule(name);
  expect(tested.explain(name)).toEqual(lines);
  expect([rule.exclusions.reach, rule.ceiling, rule.bylawsMayLower]).toEqual(['unit', null, false]);
});

test.each([
  ['ordinary', 'hall', 0],
  ['ordinary', 'online', 1],
  ['ordinary', 'mixed', 1],
  ['ordinary', 'written', 1],
  ['dividend-in-shares', 'hall', 1],
  ['dividend-in-shares', 'online', 2],
  ['dividend-in-shares', 'mixed', 2],
  ['dividend-in-shares', 'written', 2],
] as const)('the rule %s held in %s gives %i warnings', (name, mode, warnings) => {
  expect(channelWarnings(ruleOf(coSa, `co-sa/${name}`), [mode])).toHaveLength(warnings);
});

test('every rule is there once, with its title and its doubts', () => {
  const disputed =
    'Se discute si la Ley 222, artículo 68, posterior, la dejó en la mayoría de los votos presentes.';
  const told = coSa.rules.map(
    ({ ruleId, title, source }) => `${ruleId} < ${title} < ${source.note ?? '-'}`,
  );
  expect(told).toEqual([
    'co-sa/ordinary < Mayoría de los votos presentes < Si la sociedad cotiza en bolsa, los estatutos no pueden pedir mayorías superiores. Las acciones con cuotas en mora no dan derechos (Código de Comercio, artículo 397).',
    'co-sa/accounts < Balances y cuentas de fin de ejercicio < No los votan los administradores ni los empleados: sus acciones cuentan para el quórum y no para la mayoría, que es la de la Ley 222, artículo 68.',
    'co-sa/half-profits < Repartir al menos la mitad de las utilidades < Sin el 78 % debe repartirse la mitad de las utilidades líquidas, o el 70 % si las reservas pasan del capital suscrito. La mayoría es la de la Ley 222, artículo 68.',
    'co-sa/reforms < Reforma de estatutos < El Código de Comercio aún imprime el 70 % (artículos 161 y 421); la Superintendencia entiende que este artículo, posterior, lo cambió. Los estatutos pueden pedir más.',
    'co-sa/conflict < Autorización por conflicto de intereses < Se excluye el voto del administrador que sea socio. Igual hace el Código de Comercio, artículo 404, con quien pide negociar acciones.',
    'co-sa/liability < Acción social de responsabilidad < La mitad más una de las acciones representadas. Puede decidirse fuera del orden del día e implica la remoción.',
    'co-sa/written < Decisión por escrito < La mayoría se computa sobre todas las acciones en circulación.',
    'co-sa/final-accounts < Cuenta final de la liquidación < La mayoría es de los asociados que concurran, cualquiera que sea el valor de sus acciones. Si nadie concurre a la segunda reunión, se tienen por aprobadas.',
    'co-sa/less-profits < Repartir menos de la mitad de las utilidades < Un número plural de socios. Los estatutos pueden pedir más.',
    'co-sa/no-preference < Emitir acciones sin derecho de preferencia < -',
    'co-sa/dividend-in-shares < Pagar el dividendo en acciones < Sin esta mayoría, solo a los accionistas que las acepten.',
    'co-sa/privileged-shares < Acciones privilegiadas: tres cuartos de las suscritas < Para quitar privilegios hace falta además esa proporción de las privilegiadas (artículo 383), que se cuenta aparte.',
    `co-sa/own-shares < Adquirir acciones propias: el 70 % de las suscritas < ${disputed}`,
    'co-sa/in-kind < Avalúo de aportes en especie < Se deducen las acciones de los aportantes, que no votan. Los estatutos pueden confiarlo a la junta directiva (artículo 398).',
    `co-sa/off-agenda < Otros temas en reunión extraordinaria < Una vez agotado el orden del día; remover a los administradores no lo necesita. ${disputed}`,
    'co-sa/suspension < Suspensión de las deliberaciones < Hasta tres días, salvo que estén representadas todas las acciones suscritas.',
    'co-sa/uneven-division < Unanimidad de las acciones representadas < -',
    'co-sa/unanimity < Unanimidad de las acciones suscritas < -',
    'co-sa/more-liability < Unanimidad para asumir mayor responsabilidad < La ley dice «por unanimidad»; se lee de todas las acciones suscritas.',
  ]);
  const { quorum } = ruleOf(coSa, 'co-sa/ordinary');
  const written = ruleOf(coSa, 'co-sa/written').quorum;
  expect([...quorum, ...written].map(({ source }) => source.note)).toEqual([
    'Un número plural de socios. Los estatutos pueden pactar un quórum inferior.',
    'Un número plural de socios; si la sociedad cotiza en bolsa, basta uno (Ley 222, artículo 69).',
    'No hay reunión: deben votar todos.',
  ]);
});
