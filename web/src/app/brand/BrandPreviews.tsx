import { type AssemblyLook, colourSchemes, type Option } from '@asamblea/domain';
import { Box, Typography } from '@mui/material';
import { SignInCard } from '../../features/kernel/signIn/SignInCard.tsx';
import { OptionChoice } from '../../features/polls/ballots/form/UnitsChoice.tsx';
import { useSession } from '../../firebase/session/session.tsx';
import { QuorumRing } from '../../ui/charts/QuorumRing.tsx';
import { ResultBars } from '../../ui/charts/ResultBars.tsx';
import { StateChip } from '../../ui/frames/StateChip.tsx';
import { AssemblyLogo } from '../../ui/pictures/AssemblyLogo.tsx';
import { Button } from '../../ui/widgets/Button.tsx';
import { TextField } from '../../ui/widgets/TextField.tsx';
import { TriedLook } from './TriedLook.tsx';

/** The ballot, the projector and the sign-in, small and by day and by night, in colours nobody saved yet. */
export function BrandPreviews({ look }: { readonly look: AssemblyLook }) {
  const { assemblyName } = useSession();
  const name = assemblyName ?? 'Su asamblea';
  const publicScreen = (look.hallUrl ?? null) === null ? 'hall' : 'picture';
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="h3" component="h2">
        Así se verá
      </Typography>
      {colourSchemes.map((scheme) => {
        const when = scheme === 'light' ? 'de día' : 'de noche';
        return (
          <Box key={scheme} sx={{ display: 'grid', gap: 1.5 }}>
            <Typography sx={{ fontWeight: 600 }}>
              {scheme === 'light' ? 'De día' : 'De noche'}
            </Typography>
            <TriedLook {...{ look, scheme }} place={publicScreen} label={`Proyector ${when}`}>
              <PublicScreenPreview name={name} />
            </TriedLook>
            <Box sx={pair}>
              <TriedLook {...{ look, scheme }} place="page" label={`Papeleta ${when}`}>
                <BallotPreview name={name} />
              </TriedLook>
              <TriedLook {...{ look, scheme }} place="page" label={`Ingreso ${when}`}>
                <SignInPreview name={name} />
              </TriedLook>
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}

function Whose({ name, height }: { readonly name: string; readonly height: string }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, fontWeight: 700, minWidth: 0 }}>
      <AssemblyLogo height={height} />
      <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
        {name}
      </Box>
    </Box>
  );
}

function PublicScreenPreview({ name }: { readonly name: string }) {
  return (
    <Box sx={{ display: 'grid', gap: 1.5, fontSize: '0.875rem' }}>
      <Whose name={name} height="1.75rem" />
      <Box sx={hallColumns}>
        <QuorumRing share={0.62} line={{ share: 0.51, label: '51 %' }} met label="62,41 %">
          <Box sx={{ fontWeight: 700, fontSize: '1.25em' }}>62,41&nbsp;%</Box>
          <Box sx={{ color: 'success.main', fontWeight: 700 }}>Hay quórum en la sala</Box>
        </QuorumRing>
        <Box sx={{ display: 'grid', gap: 1 }}>
          <Box sx={{ fontWeight: 700, fontSize: '1.15em' }}>¿Aprueba el presupuesto?</Box>
          <ResultBars caption="Resultado de ejemplo" bars={bars} line={null} isTight across={1} />
          <Box sx={{ color: 'text.secondary' }}>del coeficiente presente</Box>
        </Box>
      </Box>
    </Box>
  );
}

function BallotPreview({ name }: { readonly name: string }) {
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Whose name={name} height="1.75rem" />
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, flexWrap: 'wrap' }}>
        <Typography color="textSecondary">Pregunta 3</Typography>
        <StateChip label="Guardado" tone="success" />
      </Box>
      <OptionChoice
        legend="¿Aprueba el presupuesto?"
        question={{ ...asked, options }}
        marks={['favour']}
        onChange={() => undefined}
      />
      <Button look="filled" size="large">
        Revisar mi voto
      </Button>
    </Box>
  );
}

function SignInPreview({ name }: { readonly name: string }) {
  return (
    <Box sx={{ ...column, justifyItems: 'center' }}>
      <AssemblyLogo height="3rem" />
      <Typography sx={{ fontWeight: 700, textAlign: 'center' }}>{name}</Typography>
      <SignInCard title="Ingresar" subtitle="Con su correo y su contraseña.">
        <Box sx={column}>
          <TextField label="Correo electrónico" value="ana@ejemplo.com" readOnly />
          <TextField label="Contraseña" isWrong hint="Escríbala otra vez." value="" readOnly />
          <Button look="filled">Ingresar</Button>
        </Box>
      </SignInCard>
    </Box>
  );
}

const options: readonly Option[] = [
  { optionId: 'favour', label: 'Sí', role: 'favour' },
  { optionId: 'against', label: 'No', role: 'against' },
  { optionId: 'blank', label: 'En blanco', role: 'blank' },
];

const asked = {
  questionId: 'ejemplo',
  number: 3,
  text: '¿Aprueba el presupuesto?',
  state: 'open' as const,
  closesAt: null,
};

const bars = [
  { id: 'favour', label: 'Sí', tone: 'favour', share: 0.58, percent: '58,20 %', amounts: [] },
  { id: 'against', label: 'No', tone: 'against', share: 0.31, percent: '31,05 %', amounts: [] },
] as const;

const column = { display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' } as const;

const pair = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
} as const;

const hallColumns = {
  display: 'grid',
  gap: 2,
  alignItems: 'center',
  gridTemplateColumns: 'minmax(0, 9rem) minmax(0, 1fr)',
} as const;
