import { zoomEndpoints } from '@asamblea/domain';
import OpenIcon from '@mui/icons-material/OpenInNew';
import type { ButtonProps } from '@mui/material';
import { askApi } from '../../../firebase/asking/askApi.ts';
import { useAttempt } from '../../../firebase/asking/useAttempt.ts';
import { BusyButton } from '../../../ui/feedback/BusyButton.tsx';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage.tsx';
import { openVideoLink } from './openVideoLink.ts';

interface ZoomOwnLinkProps extends Pick<ButtonProps, 'variant' | 'fullWidth' | 'size' | 'sx'> {
  readonly label: string;
}

/** One's own link, asked for as it is pressed and kept nowhere, in the application of Zoom. */
export function ZoomOwnLink({ label, ...button }: ZoomOwnLinkProps) {
  const { failure, attempt } = useAttempt();
  const open = () =>
    attempt(() => openVideoLink(async () => (await askApi(zoomEndpoints.joinVideo)).url));

  return (
    <>
      <BusyButton {...button} startIcon={<OpenIcon />} onPress={open}>
        {label}
      </BusyButton>
      {failure !== null && (
        <ErrorMessage message={failure.message} explanation={failure.explanation} />
      )}
    </>
  );
}
