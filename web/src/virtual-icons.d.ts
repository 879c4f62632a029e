declare module "virtual:icons" {
  /** Outline of each icon on our list, in a box of 512 by 512. */
  const icons: Record<string, string>;
  export default icons;
}
