"""Where sound is measured: a reverberation room with a sample on its floor, and what lies on the bench beside it."""
import math
import random
from mathutils import Matrix, Vector
from materials import OAT, PINE, SAGE, felt, oak, plain, plaster
from mesh import Mesh, box, lathe, tube
from plants import bare_steel, dark_frame, lamp, tripod
from room import wall
from stage import area, camera, world

WARM = (0.30, 0.205, 0.135)


def diffuser(x, y, z, turn, tilt, mat, top, seed, size=(1.5, 1.1)):
    """A bent sheet that hangs on three wires and throws sound back in every direction."""
    r = random.Random(seed)
    T = Matrix.Translation((x, y, z)) @ Matrix.Rotation(turn, 4, "Z") @ Matrix.Rotation(tilt, 4, "X") @ Matrix.Rotation(r.uniform(-0.25, 0.25), 4, "Y")
    n = 15
    w, h = size

    def at(i, j):
        u, v = (j / (n - 1) - 0.5) * w, (i / (n - 1) - 0.5) * h
        return tuple(T @ Vector((u, 0.34 * (u * u / w) - 0.05 + 0.10 * (v * v / h), v)))
    Mesh(seed).grid(n, n, at).build("diffuser", mat, smooth=True, solid=0.008)
    for i, j in ((n - 1, 1), (n - 1, n - 2), (2, n // 2)):
        p = at(i, j)
        Mesh(1).rod(p, (p[0], p[1], top), 0.0028).build("wire", bare_steel())


def sphere_speaker(x, y, h):
    """A loudspeaker of twelve cones on a stand, which radiates alike in all directions."""
    r = 0.17
    shell = plain("speaker shell", (0.035, 0.036, 0.038), 0.5)
    lathe("ball", [(r * math.sin(math.pi * k / 24), -r * math.cos(math.pi * k / 24)) for k in range(25)], shell, (x, y, h), seg=48)
    g = (1 + math.sqrt(5)) / 2
    for a in (-1, 1):
        for b in (-g, g):
            for n in ((0, a, b), (a, b, 0), (b, 0, a)):
                d = Vector(n).normalized()
                q = d.to_track_quat("Z", "Y").to_euler()
                at = tuple(Vector((x, y, h)) + d * (r * 0.93))
                lathe("cone", [(0.0, 0.004), (0.018, 0.008), (0.05, 0.02), (0.064, 0.024), (0.070, 0.016)], plain("cone", (0.10, 0.10, 0.102), 0.35, 0.5), at, seg=32, rot=tuple(q))
                lathe("ring", [(0.066, 0.012), (0.066, 0.027), (0.080, 0.022), (0.080, 0.010)], bare_steel(), at, seg=32, rot=tuple(q))
    m = Mesh(2)
    m.rod((x, y, 0.5), (x, y, h - r), 0.017)
    for k in range(3):
        w = 0.5 + 2 * math.pi * k / 3
        m.rod((x + 0.42 * math.cos(w), y + 0.42 * math.sin(w), 0.012), (x, y, 0.72), 0.013)
    m.build("stand", dark_frame(), smooth=True)


def shell_of_room(W, D, H):
    """Walls out of square, painted; a floor of polished concrete; a door of steel."""
    paint = plaster("painted concrete", (0.70, 0.665, 0.61), 0.55)
    box("floor", (0, -D / 2, -0.05), (W + 3, D + 1, 0.1), plaster("polished", (0.40, 0.385, 0.36), 0.28), 0)
    wall("back", (0, 0.12, H / 2), (W + 3, 0.2, H + 1), paint).rotation_euler = (0, 0, 0.05)
    for s in (-1, 1):
        wall("side", (s * (W / 2 + 0.1), -D / 2, H / 2), (0.2, D + 2, H + 1), paint).rotation_euler = (0, 0, s * 0.075)
    box("ceiling", (0, -D / 2, H + 0.05), (W + 3, D + 1, 0.1), paint, 0, rot=(0.025, 0, 0))
    return paint


def framed_sample(x, y, columns, rows, size, mats, height=0.05, seed=3):
    """A sample as it lies in the room: boards in a frame of wood, (x, y) its near left corner."""
    r = random.Random(seed)
    w, d = size
    for i in range(columns):
        for j in range(rows):
            box("sample", (x + w * (i + 0.5), y + d * (j + 0.5), height / 2), (w - 0.004, d - 0.004, height), mats[(i * 2 + j + r.randint(0, 1)) % len(mats)], 0.004, seg=3, seed=i * 9 + j)
    frame = Mesh(7, spread=0.08)
    for s in (0, 1):
        frame.box((x + w * columns / 2, y + s * d * rows + (s - 0.5) * 0.05, height / 2 + 0.004), (w * columns + 0.1, 0.022, height + 0.008), 0)
        frame.box((x + s * w * columns + (s - 0.5) * 0.05, y + d * rows / 2, height / 2 + 0.004), (0.022, d * rows + 0.1, height + 0.008), 1)
    frame.build("frame", oak(), 0.002)


def scene_reverberation_room():
    """The whole room: six bent sheets under the ceiling, twelve square metres of felt on the floor, microphones around it."""
    W, D, H = 8.4, 10.0, 5.0
    shell_of_room(W, D, H)
    birch = plain("birch", (0.56, 0.43, 0.29), 0.4, 0.35)
    white = plain("acrylic", (0.66, 0.65, 0.63), 0.25, 0.5)
    for k, (x, y, z, turn, tilt) in enumerate(((-2.7, -1.4, 3.5, 0.5, 0.5), (-1.1, -2.4, 4.0, -0.7, -0.4), (0.6, -1.2, 3.65, 0.2, 0.7), (2.3, -2.1, 3.9, -0.4, 0.3), (3.1, -3.6, 3.3, 1.1, -0.5), (-3.2, -4.0, 3.7, -0.9, 0.35))):
        diffuser(x, y, z, turn, tilt, (birch, white)[k % 3 == 1], H, 20 + k)
    framed_sample(-1.55, -4.3, 4, 3, (1.0, 1.0), (felt("warm", WARM), felt("warm pale", (0.37, 0.265, 0.18)), felt("warm deep", (0.24, 0.155, 0.10))))
    sphere_speaker(-3.0, -2.2, 1.55)
    for x, y, h, turn in ((2.75, -1.5, 1.7, 2.6), (3.0, -4.6, 1.35, 2.9), (-2.6, -4.9, 1.5, 0.4), (0.5, -0.9, 2.0, -1.5)):
        tripod(x, y, h, turn)
    tube("cable", [(-3.0, -2.2, 0.02), (-3.3, -3.0, 0.012), (-2.9, -4.1, 0.012), (-3.4, -5.4, 0.012), (-2.6, -7.5, 0.012)], 0.010, dark_frame(), res=8)
    steel = plain("door", (0.25, 0.26, 0.265), 0.4, 0.4)
    box("door", (2.55, -0.02, 1.15), (1.3, 0.16, 2.3), steel, 0.01, seg=3, rot=(0, 0, 0.05))
    box("door frame", (2.55, 0.03, 1.2), (1.56, 0.14, 2.46), dark_frame(), 0.006, rot=(0, 0, 0.05))
    Mesh(2).rod((2.08, -0.16, 0.95), (2.08, -0.16, 1.4), 0.018).build("handle", bare_steel(), smooth=True)
    for x in (-1.9, 1.9):
        lamp((x, -2.6, H - 0.12), (0.14, 1.5), 7)
    area((-2.4, -8.6, 4.2), (0, -2.5, 0.6), (3.0, 2.0), 210, (1.0, 0.95, 0.88))
    area((2.8, -6.2, 4.6), (0.3, -2.4, 0.2), (2.0, 2.0), 90, (1.0, 0.97, 0.93))
    world(0.10, (1.0, 0.96, 0.9))
    camera((0.75, -9.4, 1.75), (0.05, 0, 1.75), lens=26.5, shift=(0, -0.03), level=True)
    return 0.4


def scene_baffles_measured():
    """Baffles of felt stand in rows on the floor to be measured; a microphone beside them, a loudspeaker behind."""
    W, D, H = 8.4, 9.0, 5.0
    shell_of_room(W, D, H)
    birch = plain("birch", (0.56, 0.43, 0.29), 0.4, 0.35)
    for k, (x, y, z, turn, tilt) in enumerate(((-2.3, -1.0, 2.9, 0.5, 0.5), (0.4, -0.7, 3.1, -0.6, -0.4), (2.6, -1.3, 2.8, 0.3, 0.6))):
        diffuser(x, y, z, turn, tilt, birch, H, 40 + k)
    # baffles are measured as objects: standing, as far apart as they will hang
    mats = (felt("pine", PINE), felt("sage", SAGE), felt("oat", OAT))
    for k in range(9):
        y = -5.15 + 0.36 * k
        box("baffle", (-0.35 + 0.03 * (k % 2), y, 0.30), (2.4, 0.05, 0.58), mats[(0, 0, 1, 0, 1, 1, 2, 1, 2)[k]], 0.006, seg=4, seed=60 + k)
        feet = Mesh(k)
        for x in (-1.25, 0.55):
            feet.box((x, y, 0.007), (0.06, 0.22, 0.014))
            for s in (-1, 1):
                feet.box((x, y + s * 0.029, 0.07), (0.05, 0.003, 0.13))
        feet.build("feet", bare_steel(), 0.001)
    sphere_speaker(1.95, -2.0, 1.15)
    tripod(-2.3, -1.6, 1.45, 0.2)
    tripod(1.35, -4.35, 0.92, 2.2)
    box("sheet", (1.05, -5.35, 0.004), (0.21, 0.297, 0.002), plain("paper", (0.74, 0.72, 0.68), 0.8), 0, rot=(0, 0, 0.35))
    lamp((0, -2.4, H - 0.12), (0.14, 1.5), 7)
    area((-3.0, -6.6, 3.4), (0.2, -3.4, 0.0), (2.4, 1.8), 190, (1.0, 0.95, 0.88))
    world(0.12, (1.0, 0.96, 0.9))
    camera((-1.55, -7.9, 1.55), (0.30, -3.5, 0.50), lens=42, fstop=4, focus=(0.0, -4.7, 0.4))
    return 0.3


PICTURES = {
    "scene-reverberation-room": scene_reverberation_room,
    "scene-baffles-measured": scene_baffles_measured,
}
