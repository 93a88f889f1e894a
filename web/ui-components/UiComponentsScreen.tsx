import type { ComponentType } from 'react';
import { Button } from 'react-aria-components/Button';
import { useTranslation } from 'react-i18next';
import { changeTheme, THEMES, useTheme } from '../browser/theme.ts';
import { RadioField } from '../kit/fields/RadioField.tsx';
import { Screen } from '../kit/layout/Screen.tsx';
import { Row, Stack } from '../kit/layout/Stack.tsx';
import { ActionsSection } from './ActionsSection.tsx';
import { ChartsSection } from './ChartsSection.tsx';
import { ChoiceFieldsSection } from './ChoiceFieldsSection.tsx';
import { FeedbackSection } from './FeedbackSection.tsx';
import { FileFieldsSection } from './FileFieldsSection.tsx';
import { FormSection } from './FormSection.tsx';
import { PicturesSection } from './PicturesSection.tsx';
import { TablesSection } from './TablesSection.tsx';
import { TextFieldsSection } from './TextFieldsSection.tsx';
import { TokensSection } from './TokensSection.tsx';
import css from './UiComponents.module.css';
import { ValuesSection } from './ValuesSection.tsx';

const SECTIONS: readonly { id: string; Content: ComponentType }[] = [
  { id: 'actions', Content: ActionsSection },
  { id: 'text_fields', Content: TextFieldsSection },
  { id: 'choice_fields', Content: ChoiceFieldsSection },
  { id: 'file_fields', Content: FileFieldsSection },
  { id: 'pictures', Content: PicturesSection },
  { id: 'form', Content: FormSection },
  { id: 'tables', Content: TablesSection },
  { id: 'charts', Content: ChartsSection },
  { id: 'feedback', Content: FeedbackSection },
  { id: 'values', Content: ValuesSection },
  { id: 'tokens', Content: TokensSection },
];

// The texts of the kit and of the rules also appear as specimens.
const WORDS = ['ui-components', 'kit', 'rules'] as const;

/** Every piece of the kit in every state; needs no network (ROUTE-25). */
export function UiComponentsScreen() {
  const { t } = useTranslation(WORDS);
  const theme = useTheme();
  return (
    <Screen
      title={t('title')}
      subtitle={t('subtitle')}
      actions={
        <RadioField
          label={t('theme')}
          isLabelHidden
          options={THEMES.map((id) => ({ id, label: t(`theme_${id}`) }))}
          value={theme}
          onChange={changeTheme}
        />
      }
    >
      <div className={css.page}>
        <Row as="nav" gap={1} className={css.nav} aria-label={t('contents')}>
          {SECTIONS.map(({ id }) => (
            <Button key={id} className={css.jump ?? ''} onPress={() => goTo(id)}>
              {t(`section.${id}`)}
            </Button>
          ))}
        </Row>
        <Stack gap={8}>
          {SECTIONS.map(({ id, Content }) => (
            <Stack
              key={id}
              id={`showcase-${id}`}
              as="section"
              gap={4}
              className={css.section}
              tabIndex={-1}
              aria-labelledby={`showcase-${id}-title`}
            >
              <h2 id={`showcase-${id}-title`} className={css.heading}>
                {t(`section.${id}`)}
              </h2>
              <Content />
            </Stack>
          ))}
        </Stack>
      </div>
    </Screen>
  );
}

// The hash belongs to the route, so sections are scrolled to, not linked to.
function goTo(id: string): void {
  const section = document.getElementById(`showcase-${id}`);
  section?.scrollIntoView({ block: 'start' });
  section?.focus({ preventScroll: true });
}
