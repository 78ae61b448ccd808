import { type AssemblyBrand, type ReceiptList, receiptEndpoints } from '@asamblea/domain';
import { useId, useState } from 'react';
import { askApi } from '../../../firebase/askApi.ts';
import { useAttempt } from '../../../firebase/useAttempt.ts';
import { ErrorMessage } from '../../../ui/ErrorMessage.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { Button } from '../../../ui/widgets/Button.tsx';
import { Icon } from '../../../ui/widgets/Icon.tsx';
import { receiptIcon } from '../../../ui/widgets/icons.ts';
import { ReceiptCodes } from './ReceiptCodes.tsx';

interface ReceiptsOfQuestionProps {
  readonly cot: string;
  readonly questionId: string;
  readonly number: string;
  readonly assembly: Pick<AssemblyBrand, 'name' | 'timeZone'>;
}

/** The receipts of a closed question, asked for when somebody wants to see them. */
export function ReceiptsOfQuestion(props: ReceiptsOfQuestionProps) {
  const { cot, questionId, number, assembly } = props;
  const panelId = useId();
  const [isOpen, setOpen] = useState(false);
  const [list, setList] = useState<ReceiptList | null>(null);
  const { failure, attempt } = useAttempt();

  async function load() {
    await attempt(async () => {
      setList(await askApi(receiptEndpoints.listReceipts, { cot, questionId }));
    });
  }

  return (
    <div className="receipts-of-question">
      <Button
        size="tall"
        icon={<Icon path={receiptIcon} />}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => {
          setOpen(!isOpen);
          if (!isOpen && list === null) void load();
        }}
        className="receipts-of-question-show"
      >
        Comprobantes de la pregunta {number}
      </Button>
      <div id={panelId} hidden={!isOpen}>
        {isOpen && list === null && failure === null && <Loading shape="list" rows={2} />}
        {failure !== null && (
          <ErrorMessage
            message={failure.message}
            explanation={failure.explanation}
            onRetry={() => void load()}
          />
        )}
        {list !== null && <ReceiptCodes list={list} assembly={assembly} />}
      </div>
    </div>
  );
}
