// The default drawing, without signs of its own.

export default {};
