import {
  type Assembly,
  admitsNone,
  attorneyKindNames,
  citeSource,
  type GeneralSettings,
  type ProxyCap,
  type ProxyRules,
  paths,
  proxyFormNames,
  proxyOfficeNames,
  proxyOrderNames,
  proxyRulesOf,
  proxyRulesUnder,
  type Source,
  sayMatters,
  sayMost,
  substitutionNames,
} from '@asamblea/domain';
import { Box, Button, Paper, Typography } from '@mui/material';
import { useState } from 'react';
import { useDocument } from '../../../firebase/listening/useDocument.ts';
import { ProxyBylawsDialog } from './ProxyBylawsDialog.tsx';

interface ProxyBylawsSectionProps {
  readonly assembly: Pick<Assembly, 'rulePack'> & { readonly assemblyId: string };
  readonly mayChange: boolean;
}

/** The rules of proxies in this assembly, each with its article, and its bylaws on them. */
export function ProxyBylawsSection({ assembly, mayChange }: ProxyBylawsSectionProps) {
  const path = paths.settings(assembly.assemblyId, 'general');
  const { value } = useDocument<GeneralSettings>(path);
  const [isWriting, setWriting] = useState(false);
  const law = proxyRulesOf(assembly.rulePack);
  const bylaws = value?.proxyBylaws ?? null;
  const rules = proxyRulesUnder(assembly.rulePack, value?.proxyBylaws);
  return (
    <Box component="section" aria-labelledby="poderes" sx={{ mt: 4 }}>
      <Typography id="poderes" variant="h3" component="h2" sx={{ mb: 1.5 }}>
        Poderes
      </Typography>
      <Paper sx={{ p: 2.5, display: 'grid', gap: 2 }}>
        <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5 }}>
          {factsOf(rules).map(({ label, text, source }) => (
            <div key={label}>
              <Typography component="dt" color="textSecondary" variant="body2">
                {label}
              </Typography>
              <Typography component="dd" sx={{ m: 0 }}>
                {text} <small>{citeSource(source)}.</small>
              </Typography>
            </div>
          ))}
        </Box>
        {mayChange && value !== null && (
          <Button variant="outlined" sx={{ justifySelf: 'start' }} onClick={() => setWriting(true)}>
            Anotar lo que dicen los estatutos
          </Button>
        )}
      </Paper>
      {isWriting && (
        <ProxyBylawsDialog law={law} bylaws={bylaws} onClose={() => setWriting(false)} />
      )}
    </Box>
  );
}

interface Fact {
  readonly label: string;
  readonly text: string;
  readonly source: Source;
}

function factsOf(rules: ProxyRules): Fact[] {
  const { cap, share, inPerson, attorneys, barred, form, substitution, winner } = rules;
  const offices = barred.offices.filter(
    ({ from, force }) => from === 'representing' && force === 'forbidden',
  );
  const anybody = attorneys.kinds.includes('other');
  return [
    { label: 'Cuántos puede tener una persona', text: sayCap(cap.limit), source: cap.source },
    ...(share === undefined
      ? []
      : [
          {
            label: 'Cuánto del total puede representar una persona',
            text: `Hasta el ${sayMost(share.most)}.`,
            source: share.source,
          },
        ]),
    ...(inPerson === undefined
      ? []
      : [
          {
            label: 'Asuntos que se votan en persona',
            text: `No valen poderes para ${sayMatters(rules)}.`,
            source: inPerson.source,
          },
        ]),
    {
      label: 'A quién se le puede dar',
      text: anybody
        ? 'A cualquier persona.'
        : list(attorneys.kinds.map((kind) => attorneyKindNames[kind])),
      source: attorneys.source,
    },
    {
      label: 'Quién no puede representar',
      text:
        offices.length === 0
          ? 'Nadie está excluido.'
          : list(offices.map(({ office }) => proxyOfficeNames[office])),
      source: barred.source,
    },
    {
      label: 'Cómo se da',
      text: list(form.forms.map((one) => proxyFormNames[one])),
      source: form.source,
    },
    {
      label: 'Si el apoderado puede delegarlo',
      text: `${substitutionNames[substitution.kind]}.`,
      source: substitution.source,
    },
    {
      label: 'Si hay dos de la misma unidad',
      text: `Vale ${proxyOrderNames[winner.order].replace('El', 'el')}.`,
      source: winner.source,
    },
  ];
}

function sayCap(limit: ProxyCap | null): string {
  if (limit === null) return 'No hay tope.';
  const { max, of } = limit;
  if (admitsNone(limit)) return 'Ninguno: nadie puede dar poder.';
  const noun = of === 'grantors' ? ['poderdante', 'poderdantes'] : ['unidad', 'unidades'];
  return `Hasta ${max} ${max === 1 ? noun[0] : noun[1]}.`;
}

function list([first = '', ...others]: readonly string[]): string {
  const rest = others.map((name) => `, ${name.charAt(0).toLowerCase()}${name.slice(1)}`);
  return `${first}${rest.join('')}.`;
}
