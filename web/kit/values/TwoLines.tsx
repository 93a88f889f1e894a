import type { ReactNode } from 'react';
import { Stack, type StackProps } from '../layout/Stack.tsx';
import { Text } from '../layout/Text.tsx';

interface TwoLinesProps extends Pick<StackProps, 'align'> {
  children: ReactNode;
  note: ReactNode;
}

/** A value of a cell, and smaller below it what is to be known about it. */
export function TwoLines({ children, note, align = 'start' }: TwoLinesProps) {
  return (
    <Stack as="span" gap={0} align={align} isInline breaks="anywhere">
      {children}
      {note && (
        <Text tone="muted" size="small" weight="regular">
          {note}
        </Text>
      )}
    </Stack>
  );
}
