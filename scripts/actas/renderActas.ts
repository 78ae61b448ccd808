import {
  type ActaItemId,
  type ActaRules,
  actaItems,
  actaRulesOf,
  citeSource,
  packIds,
  packOf,
  type Source,
  sayPeriod,
} from '@asamblea/domain';

/** Under which heading of the minutes each item stands, and where it comes from. */
const places: Readonly<Record<ActaItemId, string>> = {
  number: 'Encabezado: «Acta n.º»; se escribe en su página',
  place: 'Primer párrafo; de la convocatoria, o se escribe',
  date: 'Primer párrafo; del registro',
  'start-time': '«Instalación y quórum»; del registro',
  'end-time': '«Cierre»; del registro',
  'meeting-kind': 'Primer párrafo; de la convocatoria, o se escribe',
  call: 'Primer párrafo; del registro',
  'notice-form': '«Convocatoria»; de la convocatoria sellada, o se escribe',
  'notice-advance': '«Convocatoria»: el día del aviso; de la convocatoria sellada, o se escribe',
  caller: '«Convocatoria»; de la convocatoria, o se escribe',
  agenda: '«Orden del día»; del registro',
  attendees: '«Anexo: lista de asistencia»; del registro',
  'attendee-units': '«Anexo: lista de asistencia»; del registro',
  'attendee-weights': '«Anexo: lista de asistencia»; del registro',
  represented: '«Anexo: lista de asistencia» y «Anexo: poderes»; del registro',
  offices: '«Asistentes» y «Mesa directiva»; de los cargos anotados, o se escribe',
  'all-shares': '«Instalación y quórum»: presentes de un total; del padrón',
  'attendance-list': '«Anexo: lista de asistencia»; del registro',
  'attendance-signatures': '«Lo que pide además la ley»; se escribe',
  'signature-check': '«Lo que pide además la ley»; se escribe',
  summary: '«Deliberaciones y decisiones», bajo cada punto y pregunta; se escribe',
  matters: '«Deliberaciones y decisiones»; del registro',
  decisions: '«Deliberaciones y decisiones»: «Decisión»; del registro',
  votes: '«Deliberaciones y decisiones»: tabla «Votos»; del registro',
  'vote-manner': '«Deliberaciones y decisiones»: horas, base, regla y si fue secreta; del registro',
  'blank-votes': '«Deliberaciones y decisiones»: tabla «Votos»; del registro',
  'voters-by-name': '«Anexo: votos con nombre»; del registro',
  statements: '«Constancias» y bajo cada pregunta; se escribe',
  appointments:
    '«Deliberaciones y decisiones»: cada elección; lo demás se escribe en «Constancias»',
  debtors: '«Asistentes»: quiénes están en mora; del padrón',
  'deprived-of-vote': '«Asistentes»: quiénes no votan y por qué artículo; del padrón',
  'remote-proof': '«Lo que pide además la ley»; se escribe',
  'notice-copy': '«Lo que pide además la ley»; se escribe',
  'identity-check': '«Asistentes», si se anotó al entrar; si no, «Lo que pide además la ley»',
  'quorum-continuity': '«Instalación y quórum»; del registro',
  'absentee-notices':
    'Bajo la decisión que espera a los ausentes; si no la hay, «Lo que pide además la ley»',
  objections:
    'Bajo la decisión que espera a los ausentes; si no la hay, «Lo que pide además la ley»',
  'president-signature': '«Firmas»: «Presidencia»',
  'secretary-signature': '«Firmas»: «Secretaría»',
  'representative-signature': '«Firmas»: «Representante legal»',
  'two-owners-signature': '«Firmas»: «Primer propietario designado» y «Segundo…»',
  'members-signature': '«Firmas»: «Primer socio designado» y «Segundo…»',
  'commissioners-signature': '«Firmas»: «Comisario»',
  'auditors-signature': '«Firmas»: «Interventor por la mayoría» y «por la minoría»',
  'designated-signature': '«Firmas»: «Primer copropietario designado» y «Segundo…»',
  approval: '«Cierre»: «Aprobación del acta»; se anota al aprobarla',
  'notary-record': '«Lo que pide además la ley»; se escribe',
};

const conditions: Readonly<Record<ActaRules['items'][number]['when'], string>> = {
  always: 'siempre',
  hall: 'si alguien asistió en la sala',
  remote: 'si alguien asistió en línea',
  arrears: 'si alguien está en mora',
  absentees: 'si hubo ausentes',
  extraordinary: 'si es extraordinaria',
  named: 'si se votó',
};

/** Each thing that each law wants in the minutes, with its article and where it stands in them. */
export function renderActas(): string {
  return `${[
    '# Lo que cada ley pide en el acta',
    'Generado de los datos por `npm run fix`; una prueba falla si queda atrás. De cada ley se dice qué pide en el acta, por qué artículo, cuándo y en qué parte del acta está, y después sus plazos y lo que dice de su vida. Lo que el registro no sabe queda en el acta como una marca «[completar: …]». Lo que dice «sin verificar» no se ha leído en el texto de la norma. No es asesoría legal.',
    ...packIds.map((packId) => renderPack(packOf(packId).name, actaRulesOf(packId))),
  ].join('\n\n')}\n`;
}

function renderPack(name: string, rules: ActaRules): string {
  const { items, deadlines, challenges, withoutApproval, approver, life = [], custody } = rules;
  const said = [
    ...(approver === undefined ? [] : [[approver.said, cite(approver.source)]]),
    ...(withoutApproval === undefined
      ? []
      : [['Nadie la aprueba: la cierran las firmas', cite(withoutApproval)]]),
    ...life.map((one) => [one.said, cite(one.source)]),
    ...(custody === null
      ? []
      : [
          [
            custody.period === null
              ? custody.keeper
              : `${custody.keeper} Durante ${sayPeriod(custody.period)}.`,
            cite(custody.source),
          ],
        ]),
  ];
  const days = [
    ...deadlines.map(({ label, within, source }) => [
      label,
      `${sayPeriod(within)} desde la reunión`,
      cite(source),
    ]),
    ...challenges.map(({ label, within, from, source }) => [
      label,
      within === null
        ? 'sin término'
        : `${sayPeriod(within)} desde la ${from === 'meeting' ? 'reunión' : 'notificación'}`,
      cite(source),
    ]),
  ];
  return [
    `## ${name}`,
    table(
      ['Qué pide', 'Cuándo', 'Artículo', 'Dónde está en el acta'],
      items.map(({ itemId, when, source }) => [
        actaItems[itemId],
        conditions[when],
        cite(source),
        places[itemId],
      ]),
    ),
    ...(days.length === 0
      ? ['No se conoce un plazo de la ley.']
      : ['### Plazos', table(['Qué', 'Término', 'Artículo'], days)]),
    ...(said.length === 0 ? [] : ['### Su vida', table(['Lo que dice la ley', 'Artículo'], said)]),
  ].join('\n\n');
}

function cite(source: Source): string {
  return `${citeSource(source)}${source.verified ? '' : ' (sin verificar)'}`;
}

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n');
}
