import { createContext, memo, type ReactNode, use } from 'react';
import { useTranslation } from 'react-i18next';
import { Tabs } from '../../kit/layout/Tabs.tsx';
import type { CustomizationPlace, GoTo } from './useCustomizationPlace.ts';

/** The content of the selected part. */
export const PartContext = createContext<ReactNode>(null);

interface PartsProps extends Pick<CustomizationPlace, 'part'> {
  hasWrongLook: boolean;
  hasWrongScreens: boolean;
  go: GoTo;
}

/** The two parts of the sidebar; a context provides their content, so that the tabs are not rendered again for each key (CUSTOM-1). */
export const Parts = memo(function Parts({ part, hasWrongLook, hasWrongScreens, go }: PartsProps) {
  const { t } = useTranslation('customization');
  return (
    <Tabs
      label={t('title')}
      tabs={[
        { id: 'look', label: t(hasWrongLook ? 'part_look_errors' : 'part_look') },
        { id: 'screens', label: t(hasWrongScreens ? 'part_screens_errors' : 'part_screens') },
      ]}
      selected={part}
      onSelect={(id) => go({ part: id === 'screens' ? 'screens' : 'look' })}
    >
      <PartContent />
    </Tabs>
  );
});

const PartContent = () => use(PartContext);
