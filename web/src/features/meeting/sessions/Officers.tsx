import {
  type AssemblySession,
  mayNeedNotary,
  missingOffices,
  noOfficers,
  officersRequest,
  saying,
  sessionEndpoints,
  signerOf,
  signersAsked,
  takesOnline,
} from '@asamblea/domain';
import { Box, Button, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useAct } from '../../../firebase/asking/useAct.ts';
import { useOwnAssembly } from '../../../firebase/records/useOwnAssembly.ts';
import { useMay } from '../../../firebase/session/useMay.ts';
import { BusyButton } from '../../../ui/feedback/BusyButton.tsx';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage.tsx';

interface OfficersProps {
  readonly session: AssemblySession;
}

/** The chair and the secretary, as the minutes will name them; noted by the conductor of the session. */
export function Officers({ session }: OfficersProps) {
  const [isNoting, setNoting] = useState(false);
  const may = useMay('noteOfficers');
  const { chair, secretary } = session.officers ?? noOfficers;
  const asked = useSigners();
  const isMissing = missingOffices(session.officers).length > 0;
  if (isNoting) return <OfficersForm session={session} onNoted={() => setNoting(false)} />;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 }}>
      <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        Preside: {chair === '' ? 'sin anotar' : chair}. Secretaría:{' '}
        {secretary === '' ? 'sin anotar' : secretary}.
        {asked.map(({ office, label }) => {
          const name = signerOf(session.officers, office);
          return saying` ${label}: ${name === '' ? 'sin anotar' : name}.`;
        })}
      </Typography>
      {may && (
        <Button size="small" onClick={() => setNoting(true)}>
          {isMissing ? 'Anotar la mesa directiva' : 'Cambiar la mesa directiva'}
        </Button>
      )}
    </Box>
  );
}

interface OfficersFormProps extends OfficersProps {
  readonly onNoted?: () => void;
}

export function OfficersForm({ session, onNoted }: OfficersFormProps) {
  const { failure, act } = useAct();
  const [typed, setTyped] = useState(session.officers ?? noOfficers);
  const { chair, secretary } = officersRequest.shape;
  const asked = useSigners();
  const [signers, setSigners] = useState(typed.signers ?? []);
  const limits = { htmlInput: { maxLength: 120, autoComplete: 'off' } };

  async function note() {
    const { session: number, call } = session;
    const noted = { chair: chair.parse(typed.chair), secretary: secretary.parse(typed.secretary) };
    const seen = { session: number, call };
    const more = asked.length === 0 ? {} : { signers };
    if (await act(sessionEndpoints.noteOfficers, { ...seen, ...noted, ...more })) onNoted?.();
  }

  return (
    <Box role="group" aria-label="Mesa directiva" sx={{ display: 'grid', gap: 1.5, my: 2 }}>
      <TextField
        label="Quién preside"
        size="small"
        value={typed.chair}
        onChange={({ target }) => setTyped({ ...typed, chair: target.value })}
        slotProps={limits}
      />
      <TextField
        label="Quién es secretario"
        size="small"
        value={typed.secretary}
        onChange={({ target }) => setTyped({ ...typed, secretary: target.value })}
        slotProps={limits}
      />
      {asked.map(({ office, label }) => (
        <TextField
          key={office}
          label={label}
          size="small"
          value={signers.find((one) => one.office === office)?.name ?? ''}
          onChange={({ target }) =>
            setSigners([
              ...signers.filter((one) => one.office !== office),
              { office, name: target.value },
            ])
          }
          slotProps={limits}
        />
      ))}
      {asked.length > 0 && (
        <Typography variant="body2" color="textSecondary">
          Su lugar para firmar sale en el acta, con el nombre que anote o en blanco.
        </Typography>
      )}
      {failure !== null && (
        <ErrorMessage message={failure.message} explanation={failure.explanation} />
      )}
      <BusyButton variant="outlined" onPress={note} sx={{ justifySelf: 'start' }}>
        Anotar
      </BusyButton>
    </Box>
  );
}

/** The signers of the minutes of this assembly besides the chair and the secretary. */
export function useSigners() {
  const assembly = useOwnAssembly();
  if (assembly === null) return [];
  const { rulePack } = assembly;
  return signersAsked(rulePack, {
    isRemote: takesOnline(assembly),
    withNotary: mayNeedNotary(rulePack),
  });
}
