import { type Assembly, sessionMay, settingsEndpoints } from '@asamblea/domain';
import { Box } from '@mui/material';
import { askApi } from '../../../firebase/asking/askApi.ts';
import { useAttempt } from '../../../firebase/asking/useAttempt.ts';
import { useOwnAssembly } from '../../../firebase/records/useOwnAssembly.ts';
import { useSession } from '../../../firebase/session/session.tsx';
import { SavedSwitch } from '../../../ui/forms/SavedSwitch.tsx';

/** The switch of the attorneys' way in, of the assembly of the signed-in member; nothing until it is known. */
export function OwnAttorneySignIn() {
  const assembly = useOwnAssembly();
  return assembly === null ? null : <AttorneySignInField assembly={assembly} />;
}

/** Whether attorneys come in with document and code. A member without permission reads the setting. */
export function AttorneySignInField({
  assembly,
}: {
  readonly assembly: Pick<Assembly, 'attorneySignIn'>;
}) {
  const { session } = useSession();
  const { failure, isBusy, attempt } = useAttempt();
  const mayChange = sessionMay(session, 'setAttorneySignIn');
  const isOpen = assembly.attorneySignIn ?? true;
  const save = () =>
    attempt(() => askApi(settingsEndpoints.setAttorneySignIn, { isOpen: !isOpen }));
  return (
    <Box sx={{ mt: 2 }}>
      <SavedSwitch
        label="Los apoderados pueden entrar con su código"
        isOn={isOpen}
        isDisabled={!mayChange || isBusy}
        onSwitch={save}
        about={
          isOpen
            ? 'Si lo cierra, quien ya entró sigue adentro y puede votar.'
            : 'Quien intenta entrar lee que se presente en la mesa de registro. Quien ya entró sigue adentro.'
        }
        failure={failure}
      />
    </Box>
  );
}
