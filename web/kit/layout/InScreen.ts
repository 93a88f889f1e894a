import { createContext } from 'react';

/** Whether the frame of a screen stands round what is drawn. */
export const InScreen = createContext(false);
