import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReportShapeFormPreferDocument } from '../../../operations/reports/activityReport/ReportShapeForm.generated.ts';
import type { Day } from '../../../schema/foundation/dates/dates.ts';
import {
  REPORT_GROUP_NAMES,
  REPORT_GROUPS,
  REPORT_METRIC_NAMES,
  REPORT_METRICS,
} from '../../../schema/reports/activityReport.ts';
import { useScreenMutation } from '../../data/useScreenMutation.ts';
import { Button } from '../../kit/actions/Button.tsx';
import { CheckboxGroupField } from '../../kit/fields/CheckboxGroupField.tsx';
import { focusField } from '../../kit/form/focusField.ts';
import { Panel } from '../../kit/layout/Panel.tsx';
import { Row, Stack } from '../../kit/layout/Stack.tsx';
import { useCan } from '../../kit/viewer/AbilitiesContext.tsx';
import { useViewer } from '../../session/viewer.ts';
import css from './ReportShapeForm.module.css';
import { errorsOf, type ReportShape } from './reportShape.ts';
import { TimeframeFields } from './TimeframeFields.tsx';

interface Props {
  /** The shape of the shown report, otherwise the initial shape. */
  shape: ReportShape;
  today: Day;
  /** Filters, which take effect at once. */
  filters: ReactNode;
  onGenerate: (shape: ReportShape) => void;
}

/** Groups, figures and timeframe; the button generates the report (ACTREP-2, ACTREP-3, ACTREP-10). */
export function ReportShapeForm({ shape, today, filters, onGenerate }: Props) {
  const { t } = useTranslation('activityReport');
  const can = useCan();
  const prefer = useReportPreference();
  const element = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(shape);
  // Errors appear once the report is requested, and stay until they are corrected.
  const [isJudged, setJudged] = useState(false);
  const broken = errorsOf(draft);
  const errorOf = (field: string) => {
    const rule = isJudged ? broken[field] : undefined;
    return rule && t(`rule.${rule}` as 'rule.no_metric');
  };
  const change = (part: Partial<ReportShape>) => setDraft({ ...draft, ...part });

  function submit(event: FormEvent) {
    event.preventDefault();
    setJudged(true);
    const fields = Object.keys(broken);
    if (fields.length > 0) focusField(element.current, fields);
    else onGenerate(draft);
  }

  return (
    <Panel>
      <form ref={element} aria-label={t('shape')} noValidate onSubmit={submit}>
        <Stack>
          <div className={css.checks}>
            <CheckboxGroupField
              label={t('group_by')}
              options={REPORT_GROUP_NAMES.filter((group) => can(REPORT_GROUPS[group].ability)).map((id) => ({
                id,
                label: t(`group.${id}`),
              }))}
              value={draft.groupBy}
              onChange={(groupBy) => change({ groupBy })}
            />
            <CheckboxGroupField
              label={t('metrics')}
              name="metrics"
              options={REPORT_METRIC_NAMES.filter((metric) => can(REPORT_METRICS[metric])).map((id) => ({
                id,
                label: t(`metric.${id}`),
              }))}
              value={draft.metrics}
              onChange={(metrics) => change({ metrics })}
              error={errorOf('metrics')}
            />
          </div>
          <TimeframeFields
            shape={draft}
            today={today}
            errorOf={errorOf}
            onChange={(part) => {
              change(part);
              prefer(part);
            }}
          />
          <Row isOneLine gap={4} align="start" justify="between" className={css.foot}>
            <div className={css.filters}>{filters}</div>
            <Button type="submit" variant="primary" icon="chart">
              {t('generate')}
            </Button>
          </Row>
        </Stack>
      </form>
    </Panel>
  );
}

/**
 * Stores the chosen time zone and scope as the person's preference (ACTREP-16, ACTREP-17). It runs in the background: a failure is not
 * reported, and the choice still applies to this report.
 */
function useReportPreference(): (shape: Partial<ReportShape>) => void {
  const { accountId, reports } = useViewer();
  const [send] = useScreenMutation(ReportShapeFormPreferDocument);
  // One after the other: each save needs the version that the previous one returned.
  const before = useRef<Promise<number | null> | null>(null);
  async function save(
    id: string,
    version: number,
    input: object,
    isRepeated = false,
  ): Promise<number | null> {
    return send<number | null | Promise<number | null>>(
      { input: { id, version, ...input } },
      {
        done: (success) => success.account.version,
        // Another field of the account was changed meanwhile, but not this one.
        stale: (current) => (isRepeated ? null : save(id, current.version, input, true)),
        invalid: () => null,
        refused: () => null,
        failed: () => null,
      },
    );
  }
  return ({ timezone, scope }) => {
    if (!timezone && !scope) return;
    const input = {
      ...(timezone && { reportTimezone: timezone }),
      ...(scope && { reportTimeframeScope: scope }),
    };
    const previousSave = before.current ?? Promise.resolve(reports.version);
    before.current = previousSave.then((version) => save(accountId, version ?? reports.version, input));
  };
}
