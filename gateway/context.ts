export interface GraphContext {
  x: 1;
}
