"""The line on which felt is needled, and the rolls at its end."""
import math
import random
from mathutils import Matrix, Vector
from felt_things import lying_roll
from materials import emission, felt, plain, plaster
from mesh import Mesh, box, lathe, placed
from plants import YELLOW, bare_steel
from room import wall
from stage import area, camera, world


def roller(x, y, z, r, length, mat, ends):
    """A roller along y with its journals."""
    lathe("roller", [(0, -length / 2), (r * 0.92, -length / 2), (r, -length / 2 + 0.01), (r, length / 2 - 0.01), (r * 0.92, length / 2), (0, length / 2)], mat, (x, y, z), seg=48, rot=(math.pi / 2, 0, 0))
    ends.rod((x, y - length / 2 - 0.16, z), (x, y + length / 2 + 0.16, z), r * 0.34)


def roller_pair(x, y, z, r, length, rubber, ends, stands, gap):
    """Two rollers above each other with what passes between them at z, in stands on the frame."""
    roller(x, y, z - gap / 2 - r, r, length, bare_steel(), ends)
    roller(x, y, z + gap / 2 + r, r, length, rubber, ends)
    for s in (-1, 1):
        stands.box((x, y + s * (length / 2 + 0.09), z + 0.02), (0.16, 0.07, 0.52))
        for c in (z - gap / 2 - r, z + gap / 2 + r):
            stands.box((x, y + s * (length / 2 + 0.115), c), (0.13, 0.10, 0.11))


def needle_loom(x, y, width):
    """A needle loom: a bed, two columns, and a beam under a yellow cover that drives the needles through the web."""
    light, dark = plain("loom light", (0.50, 0.515, 0.515), 0.42, 0.4), plain("loom dark", (0.075, 0.082, 0.09), 0.45, 0.4)
    cover = plain("loom cover", (0.60, 0.37, 0.025), 0.40, 0.4)
    side = width / 2 + 0.32
    box("loom bed", (x, y, 0.42), (1.5, width + 0.1, 0.78), dark, 0.012, seg=3)
    box("stripper", (x, y, 0.855), (1.3, width + 0.1, 0.05), bare_steel(), 0.004)
    for s in (-1, 1):
        box("column", (x, y + s * side, 1.30), (1.7, 0.50, 2.60), light, 0.03, seg=4)
        box("plinth", (x, y + s * side, 0.06), (1.84, 0.60, 0.12), dark, 0.008, seg=3)
    box("needle board", (x, y, 1.16), (0.9, width + 0.1, 0.10), bare_steel(), 0.004)
    box("needle beam", (x, y, 1.27), (0.7, width + 0.1, 0.12), dark, 0.006)
    needles, r = Mesh(3), random.Random(3)
    for k in range(420):
        px, py = x + r.uniform(-0.42, 0.42), y + r.uniform(-width / 2, width / 2)
        needles.rod((px, py, 1.12), (px, py, 0.96), 0.003, 0.001, seg=5)
    needles.build("needles", bare_steel())
    box("beam", (x, y, 1.92), (1.30, width + 0.1, 1.16), light, 0.02, seg=3)
    for s in (-1, 1):
        for k in range(3):
            box("cover", (x + s * 0.68, y + (k - 1) * width / 3, 1.96), (0.10, width / 3 - 0.03, 0.92), cover, 0.03, seg=4, seed=k)
            Mesh(k).rod((x + s * 0.77, y + (k - 1) * width / 3 - 0.12, 1.70), (x + s * 0.77, y + (k - 1) * width / 3 + 0.12, 1.70), 0.011).build("handle", dark, smooth=True)
    box("hood", (x, y, 2.66), (1.56, 2 * side + 0.44, 0.20), cover, 0.05, seg=5)
    # what the driver sees of it on the near side: doors, a panel, a lamp
    near = y - side - 0.25
    for k in (-0.42, 0.42):
        box("door", (x + k, near - 0.008, 1.62), (0.76, 0.02, 1.50), light, 0.01, seg=3)
        Mesh(1).rod((x + k * 0.2, near - 0.035, 1.50), (x + k * 0.2, near - 0.035, 1.72), 0.009).build("handle", dark, smooth=True)
    louvre = Mesh(5)
    for k in range(10):
        louvre.box((x, near - 0.006, 0.30 + 0.05 * k), (1.2, 0.016, 0.022), 0, rot=Matrix.Rotation(0.5, 3, "X"))
    louvre.build("louvre", dark, 0.001)
    for k, c in enumerate(((0.02, 0.30, 0.06), (0.62, 0.38, 0.02), (0.5, 0.02, 0.015))):
        lathe("signal", [(0, 0), (0.032, 0), (0.032, 0.06), (0, 0.06)], plain("signal %d" % k, c, 0.3), (x + 0.6, y - side + 0.1, 2.84 + 0.062 * k), seg=32)
    Mesh(2).rod((x + 0.6, y - side + 0.1, 2.74), (x + 0.6, y - side + 0.1, 2.85), 0.012).build("signal foot", dark)


def scene_needle_line():
    """A line that makes felt: the web runs through pairs of rollers and the needle loom to the roll at the end."""
    W, D, H = 30.0, 15.0, 8.0
    wall("back", (-2, 0.1, H / 2), (W, 0.2, H), plaster("works wall", (0.50, 0.51, 0.505)))
    wall("end", (-12.4, -D / 2, H / 2), (0.2, D, H), plaster("works wall", (0.50, 0.51, 0.505)))
    box("band", (-2, -0.002, 0.6), (W, 0.004, 1.2), plain("band", (0.155, 0.185, 0.20), 0.5), 0)
    box("end band", (-12.298, -D / 2, 0.6), (0.004, D, 1.2), plain("band", (0.155, 0.185, 0.20), 0.5), 0)
    box("floor", (-2, -D / 2, -0.05), (W, D + 4, 0.1), plaster("concrete", (0.30, 0.297, 0.288), 0.45), 0)
    iron = plain("column", (0.20, 0.22, 0.23), 0.5, 0.4)
    columns = Mesh(2)
    for k in range(5):
        for s in (-1, 1):
            columns.box((-10.5 + 4.4 * k + s * 0.11, -0.20, H / 2), (0.02, 0.22, H))
        columns.box((-10.5 + 4.4 * k, -0.20, H / 2), (0.22, 0.014, H))
    columns.build("columns", iron)
    panes, bars = Mesh(3), Mesh(4)
    for k in range(4):
        x = -8.3 + 4.4 * k
        panes.box((x, -0.006, 4.1), (3.6, 0.01, 1.6))
        for j in range(7):
            bars.box((x - 1.8 + 0.6 * j, -0.02, 4.1), (0.05, 0.05, 1.64))
        for z in (3.3, 4.1, 4.9):
            bars.box((x, -0.02, z), (3.64, 0.05, 0.05))
    panes.build("panes", emission("panes", 1.5, colour=(0.86, 0.93, 1.0)))
    bars.build("bars", iron)
    y, z, width = -3.6, 0.95, 2.2
    steel, rubber, frame_paint = bare_steel(), plain("rubber cover", (0.045, 0.047, 0.05), 0.55), plain("line frame", (0.10, 0.155, 0.19), 0.42, 0.4)
    frame, ends, stands = Mesh(5), Mesh(6), Mesh(7)
    for s in (-1, 1):
        yy = y + s * (width / 2 + 0.14)
        for a, b in ((-6.3, -0.95), (0.95, 5.9)):
            for zz, t in ((0.62, 0.02), (0.76, 0.02)):
                frame.box(((a + b) / 2, yy, zz), (b - a, 0.12, t), 0)
            frame.box(((a + b) / 2, yy, 0.69), (b - a, 0.03, 0.14), 0)
        for lx in (-6.1, -4.4, -2.7, -1.2, 1.2, 2.7, 4.2, 5.7):
            frame.box((lx, yy, 0.30), (0.10, 0.10, 0.62))
            frame.box((lx, yy, 0.01), (0.22, 0.22, 0.02))
    for lx in (-6.1, -4.4, -2.7, 1.2, 2.7, 4.2, 5.7):
        frame.box((lx, y, 0.25), (0.08, width + 0.28, 0.08))
    for lx in (-5.5, -4.5, -3.5, -2.5, -1.5):
        roller_pair(lx, y, z, 0.085, width, rubber, ends, stands, 0.042)
    for lx in (1.5, 2.5, 3.5):
        roller_pair(lx, y, z, 0.085, width, rubber, ends, stands, 0.016)
    frame.build("frame", frame_paint, 0.003)
    pale = felt("web", (0.43, 0.385, 0.31), tile=0.9, bump=0.004, melange=0.6)
    # the loose web, then the needled one on its way to the roll
    R, rr, x1, x2, zr = 0.64, 0.16, 4.75, 5.50, 0.80
    cx = (x1 + x2) / 2
    cz = zr + math.sqrt((R + rr + 0.006) ** 2 - ((x2 - x1) / 2) ** 2)
    web = Mesh(8)
    web.grid(40, 6, lambda i, j: (-6.7 + 5.8 * i / 39, y + (j / 5 - 0.5) * (width - 0.16), z + 0.004 * math.sin(i * 1.9)))
    web.build("loose web", pale, smooth=True, solid=0.036)
    line = [(-0.95 + 0.16 * k, z) for k in range(28)]
    n = 14
    d = Vector((cx - x1, cz - zr)).normalized()
    nip = (x1 + d.x * (rr + 0.006), zr + d.y * (rr + 0.006))
    line += [(line[-1][0] + (nip[0] - line[-1][0]) * k / n, z + (nip[1] - z) * (k / n) ** 1.4) for k in range(1, n + 1)]
    needled = Mesh(9)
    needled.grid(len(line), 6, lambda i, j: (line[i][0], y + (j / 5 - 0.5) * (width - 0.20), line[i][1]))
    needled.build("needled web", pale, smooth=True, solid=0.010)
    needle_loom(0.0, y, width)
    # the winder: two driven rollers that carry the roll between two arms
    for wx in (x1, x2):
        roller(wx, y, zr, rr, width, steel, ends)
        for s in (-1, 1):
            stands.box((wx, y + s * (width / 2 + 0.12), zr - 0.0), (0.22, 0.10, 0.22))
    arms = Mesh(10)
    for s in (-1, 1):
        arms.box((cx, y + s * (width / 2 + 0.24), 1.16), (0.14, 0.08, 0.92), 2)
        arms.box((cx, y + s * (width / 2 + 0.24), cz), (0.20, 0.12, 0.20))
    arms.build("arms", plain("safety yellow", (0.60, 0.37, 0.025), 0.45), 0.006)
    stands.build("stands", plain("loom light", (0.50, 0.515, 0.515), 0.42, 0.4), 0.005)
    Mesh(11).rod((cx, y - width / 2 - 0.30, cz), (cx, y + width / 2 + 0.30, cz), 0.045).build("shaft", steel, smooth=True)
    ends.build("journals", steel, smooth=True)
    turns, inner = 22, 0.05
    placed(lambda: lying_roll(0, 0, 0, width - 0.20, pale, turns=turns, inner=inner, pitch=(R - inner) / turns, thick=(R - inner) / turns * 0.86), Matrix.Translation((cx, y, cz - R)) @ Matrix.Rotation(math.pi / 2, 4, "Z"))
    # the lapper that lays the web, at the far end
    light = plain("loom light", (0.50, 0.515, 0.515), 0.42, 0.4)
    box("lapper", (-7.9, y, 1.60), (2.4, width + 0.7, 1.10), light, 0.03, seg=4)
    box("lapper stripe", (-6.692, y, 1.60), (0.02, width + 0.5, 0.34), plain("loom cover", (0.60, 0.37, 0.025), 0.40, 0.4), 0.004)
    for s in (-1, 1):
        box("lapper side", (-7.9, y + s * (width / 2 + 0.25), 0.54), (2.4, 0.2, 1.08), light, 0.012, seg=3)
    box("lapper bed", (-7.7, y, 0.42), (2.3, width, 0.80), plain("loom dark", (0.075, 0.082, 0.09), 0.45, 0.4), 0.01)
    # a desk for the driver, and finished rolls by the wall
    box("control post", (1.75, y - 2.25, 0.55), (0.14, 0.14, 1.10), light, 0.01, seg=3)
    box("control foot", (1.75, y - 2.25, 0.012), (0.42, 0.42, 0.024), light, 0.004)
    box("control", (1.75, y - 2.25, 1.22), (0.56, 0.20, 0.44), plain("control", (0.04, 0.045, 0.05), 0.4), 0.012, seg=3)
    box("control screen", (1.70, y - 2.352, 1.28), (0.30, 0.004, 0.20), emission("screen", 0.7, colour=(0.30, 0.62, 0.72)), 0)
    lathe("stop", [(0, 0), (0.03, 0), (0.032, 0.02), (0.022, 0.03), (0, 0.03)], plain("stop red", (0.5, 0.02, 0.015), 0.4), (1.94, y - 2.35, 1.20), rot=(math.pi / 2, 0, 0))
    for k, (rx, rz) in enumerate(((5.0, 0.38), (5.86, 0.38), (5.43, 1.124))):
        placed(lambda: lying_roll(0, 0, 0, 1.9, pale, turns=14, inner=0.05, pitch=0.33 / 14, thick=0.021), Matrix.Translation((rx, -1.25 + 0.04 * k, rz - 0.38)) @ Matrix.Rotation(math.pi / 2, 4, "Z"))
    yellow = plain("safety line", YELLOW, 0.5)
    box("line", (-2.0, y - 2.75, 0.0012), (19, 0.09, 0.002), yellow, 0)
    area((-3.0, -10.5, 5.2), (-0.5, -3.2, 0.8), (6.0, 2.6), 700, (1.0, 0.985, 0.96))
    area((5.5, -9.0, 4.8), (3.5, -3.4, 0.9), (3.0, 2.2), 190, (1.0, 0.98, 0.95))
    area((-8.0, -6.5, 5.4), (-4.5, -3.4, 0.9), (4.0, 2.0), 220, (0.93, 0.97, 1.0))
    world(0.30, (0.95, 0.975, 1.0))
    camera((8.6, -10.2, 3.0), (0.62, -3.0, 1.0), lens=32)
    return 0.0


def scene_needle_rolls():
    """The end of the same line, with the roll that is being wound and those by the wall."""
    scene_needle_line()
    camera((7.9, -6.6, 1.75), (4.3, -2.3, 0.85), lens=36)
    return 0.0


PICTURES = {
    "scene-needle-line": scene_needle_line,
    "scene-needle-rolls": scene_needle_rolls,
}
