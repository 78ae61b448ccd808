import {
  type ActaSignatory,
  type ActaVersion,
  isAllSigned,
  type PackId,
  signatureEndpoints,
  unsignedPlaces,
} from '@asamblea/domain';
import { Box, Button, Link, Typography } from '@mui/material';
import { useState } from 'react';
import { ApiFailure } from '../../firebase/asking/ApiFailure.ts';
import { askApi } from '../../firebase/asking/askApi.ts';
import { useSession } from '../../firebase/session/session.tsx';
import { useMay } from '../../firebase/session/useMay.ts';
import { BusyButton } from '../../ui/feedback/BusyButton.tsx';
import { ErrorMessage } from '../../ui/feedback/ErrorMessage.tsx';
import { AskSignature } from './AskSignature.tsx';
import { actaFileAddress } from './actaFileAddress.ts';
import { HandInDialog } from './HandInDialog.tsx';
import { SignatureList } from './SignatureList.tsx';

interface SigningPanelProps {
  readonly version: ActaVersion;
  /** As the minutes are numbered: «12»; empty: nobody numbered them. */
  readonly number: string;
  readonly rulePack: PackId;
  readonly timeZone: string;
  /** The minutes wait for the signatures of this version. */
  readonly isOpen: boolean;
  readonly onChange: () => void;
}

/** The signers of a version, for its preparer: ask for a signature, hand in one made elsewhere, undo. */
export function SigningPanel(props: SigningPanelProps) {
  const { version, number, rulePack, timeZone, onChange } = props;
  const isOpen = props.isOpen && !isAllSigned(version);
  const mayHandIn = useMay('handInSigned') && isOpen;
  const mayWithdraw = useMay('withdrawSignature') && isOpen;
  const [asking, setAsking] = useState<ActaSignatory | null>(null);
  const [isHandingIn, setHandingIn] = useState(false);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const { cot } = useSession();

  async function withdraw(signatureId: string) {
    setFailure(null);
    const { session, call, number: of } = version;
    try {
      const asked = { session, call, version: of, signatureId };
      await askApi(signatureEndpoints.withdrawSignature, asked);
      onChange();
    } catch (error) {
      setFailure(ApiFailure.of(error));
    }
  }

  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <SignatureList
        version={version}
        rulePack={rulePack}
        timeZone={timeZone}
        besidePlace={(signatory) =>
          isOpen &&
          cot !== null && (
            <Box>
              {signatory.memberId === null ? (
                <Typography variant="body2" color="textSecondary">
                  No tiene cuenta aquí: firma en papel, o un PDF por fuera.
                </Typography>
              ) : (
                <Button onClick={() => setAsking(signatory)}>Pedir la firma</Button>
              )}
            </Box>
          )
        }
        besideSignature={({ signatureId, file }) => (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {file !== undefined && (
              <Button
                component={Link}
                href={actaFileAddress('readHandedFile', version, file.fileId)}
                download
              >
                Lo que se entregó
              </Button>
            )}
            {mayWithdraw && (
              <BusyButton onPress={() => withdraw(signatureId)}>Retirar esta firma</BusyButton>
            )}
          </Box>
        )}
      />
      {mayHandIn && unsignedPlaces(version).length > 0 && (
        <Box>
          <Button variant="outlined" onClick={() => setHandingIn(true)}>
            Subir lo que se firmó por fuera
          </Button>
        </Box>
      )}
      {failure !== null && (
        <ErrorMessage message={failure.message} explanation={failure.explanation} />
      )}
      {asking !== null && cot !== null && (
        <AskSignature
          {...{ cot, number, version, signatory: asking }}
          onClose={() => setAsking(null)}
        />
      )}
      {isHandingIn && (
        <HandInDialog
          {...{ version, rulePack }}
          onDone={onChange}
          onClose={() => setHandingIn(false)}
        />
      )}
    </Box>
  );
}
