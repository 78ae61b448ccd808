import { type DefaultsAnswer, organisationEndpoints } from '@asamblea/domain';
import { Box, Typography } from '@mui/material';
import { useState } from 'react';
import { askApi } from '../../../firebase/asking/askApi.ts';
import { useAttempt } from '../../../firebase/asking/useAttempt.ts';
import { BusyButton } from '../../../ui/feedback/BusyButton.tsx';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage.tsx';
import { DefaultsForm } from './DefaultsForm.tsx';

/** The first values of new assemblies of the organisation, changed when it is asked for. */
export function DefaultsSection({ onSaved }: { readonly onSaved: () => void }) {
  const [defaults, setDefaults] = useState<DefaultsAnswer | null>(null);
  const { failure, attempt } = useAttempt();

  async function open(): Promise<void> {
    await attempt(async () => {
      setDefaults(await askApi(organisationEndpoints.readDefaults));
    });
  }

  return (
    <Box component="section" aria-labelledby="comienzo" sx={{ mt: 5 }}>
      <Typography id="comienzo" variant="h3" component="h2">
        Cómo comienzan las nuevas
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        Su clase, su ley, su zona horaria, quién trabaja en ellas, con qué funciones, con qué
        estatutos y con qué imagen. Después cada una puede cambiarlo; las que ya existen siguen como
        están.
      </Typography>
      {defaults === null ? (
        <BusyButton variant="outlined" onPress={open}>
          Ver y cambiar
        </BusyButton>
      ) : (
        <DefaultsForm
          defaults={defaults}
          onClose={() => setDefaults(null)}
          onSaved={() => {
            setDefaults(null);
            onSaved();
          }}
        />
      )}
      {failure !== null && (
        <Box sx={{ mt: 2 }}>
          <ErrorMessage message={failure.message} explanation={failure.explanation} />
        </Box>
      )}
    </Box>
  );
}
