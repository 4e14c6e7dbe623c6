"""A closed room with daylight from its left."""
from materials import plaster
from mesh import box
from room import backdrop, plank_floor, skirting, wall, window_wall
from stage import area, sun


def windowed_room(width, depth, height, openings, right=None, ceiling=True):
    """Windows in the left wall, a little sun through them; the camera side stays open.

    openings: see window_wall. Without a ceiling the caller hangs one."""
    w = width / 2
    wall("back wall", (0, 0.1, height / 2), (width, 0.2, height))
    wall("right wall", (w + 0.1, -depth / 2, height / 2), (0.2, depth, height), right)
    window_wall("y", -w - 0.12, -depth, 0.0, 0.0, height, openings)
    backdrop("y", -w - 4.0, -depth - 8, 10.0, -2.5, 7.0, 1.5)
    plank_floor(-w - 0.3, w, -depth, 0.0, "y")
    skirting(-w, w)
    if ceiling:
        box("ceiling", (0, -depth / 2, height + 0.05), (width + 0.4, depth, 0.1), plaster("ceiling", (0.84, 0.82, 0.78)), 0)
    for (p, q, s, h, *_) in openings:
        area((-w - 0.4, (p + q) / 2, (s + h) / 2), (0, (p + q) / 2, (s + h) / 2 - 0.5), (q - p, h - s), 70 * (q - p) * (h - s), (1.0, 0.985, 0.965))
    sun((2.6, 0.9, -2.3), 3.0, 1.0)
