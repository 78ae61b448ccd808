import {
  type CreateAssemblyRequest,
  countries,
  createAssemblyRequest,
  knownCountry,
  organisationEndpoints,
  type UsualAssembly,
} from '@asamblea/domain';
import { Box, Button, Paper, Typography } from '@mui/material';
import { askApi } from '../../../firebase/asking/askApi.ts';
import { useAttempt } from '../../../firebase/asking/useAttempt.ts';
import { goToAssembly } from '../../../firebase/session/goToAssembly.ts';
import { BusyButton } from '../../../ui/feedback/BusyButton.tsx';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage.tsx';
import { DraftField } from '../../../ui/forms/DraftField.tsx';
import { useDraft } from '../../../ui/forms/useDraft.ts';
import { UsualFields } from './UsualFields.tsx';

interface NewAssemblyFormProps {
  readonly usual: UsualAssembly;
  readonly onClose: () => void;
}

/** Makes an assembly of the organisation and goes into it. Pressing again makes no other one. */
export function NewAssemblyForm({ usual, onClose }: NewAssemblyFormProps) {
  const draft = useDraft({
    schema: createAssemblyRequest,
    begin: () => begin(usual),
    read: ({ usual: chosen, ...typed }) => ({ ...typed, ...chosen }),
  });
  const { failure, attempt, forget } = useAttempt();
  const { typed } = draft;

  async function create(request: CreateAssemblyRequest): Promise<void> {
    await attempt(async () => {
      await askApi(organisationEndpoints.createAssembly, request);
      await goToAssembly(request.assemblyId);
    });
  }

  function press(): Promise<void> {
    forget();
    return draft.submit(create);
  }

  return (
    <Paper component="section" aria-label="Asamblea nueva" sx={form}>
      <Typography variant="h3" component="h2">
        Asamblea nueva
      </Typography>
      <DraftField
        {...{ draft, name: 'name', label: 'Nombre', margin: 'none' }}
        hint="Sale en las pantallas, en los informes y en el acta."
        fault="Escriba un nombre de 3 a 120 letras."
        autoFocus
      />
      <UsualFields
        value={typed.usual}
        onChange={(changes) => draft.change('usual', { ...typed.usual, ...changes })}
      />
      {failure !== null && (
        <ErrorMessage message={failure.message} explanation={failure.explanation} />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <BusyButton variant="contained" onPress={press}>
          Crear y entrar
        </BusyButton>
        <Button onClick={onClose}>Cancelar</Button>
      </Box>
    </Paper>
  );
}

/** With an id of its own, the same however often it is sent. */
function begin({ kind, rulePack, country, timeZone }: UsualAssembly) {
  const known = knownCountry(country) ?? countries[0];
  return {
    assemblyId: crypto.randomUUID(),
    name: '',
    usual: { kind, rulePack, country: known, timeZone },
  };
}

const form = { p: 2.5, mb: 2.5, display: 'grid', gap: 2 } as const;
