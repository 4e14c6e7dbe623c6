"""Machines on roofs and the neighbours who hear them: heat pumps before a lit window, the chillers of a data centre."""
import math
import random
from mathutils import Matrix
from materials import emission, foam, galvanised, plain, plaster
from mesh import Mesh, box, lathe, tube
from neighbours import far_paint, flats, house, towers, tree
from plants import YELLOW, dark_frame, unit
from stage import area, camera, sky, sun


def scene_bedroom_window():
    """Dusk: six heat pumps on a flat roof behind their low screen, and across the yard one bedroom window with its light on."""
    box("roof", (0, -3.0, -0.05), (30, 11, 0.1), plaster("bitumen", (0.155, 0.16, 0.17), 0.9), 0)
    seams = Mesh(3)
    for i in range(-9, 10):
        seams.box((1.05 * i, -3.0, 0.002), (0.09, 11, 0.005))
    seams.build("seams", plaster("bitumen seam", (0.12, 0.125, 0.135), 0.85), 0)
    box("parapet", (0, 2.5, 0.18), (30, 0.24, 0.36), plaster("parapet", (0.30, 0.29, 0.28)), 0.004)
    box("coping", (0, 2.5, 0.375), (30, 0.34, 0.03), galvanised(), 0.003)
    for k in range(6):
        unit(-1.35 + 1.32 * k, -0.15, w=1.12, h=1.38)
    # the screen: cassettes of foam behind pierced sheet, two of them; the third hangs at the crane
    post, sheet = plain("post", (0.07, 0.08, 0.09), 0.45, 0.4, 0.3), plain("screen", (0.085, 0.105, 0.12), 0.45, 0.4, 0.25)
    for x in (-2.6, -0.8, 1.0, 2.8, 4.6, 6.4):
        box("post", (x, 1.05, 1.1), (0.1, 0.1, 2.2), post, 0.004)
    for k in range(5):
        x = -1.7 + 1.8 * k
        for j in range(4):
            box("cassette", (x, 1.05, 0.33 + 0.53 * j), (1.70, 0.08, 0.52), sheet, 0.006, seg=3, seed=k * 4 + j)
    box("kerb", (1.9, 1.05, 0.04), (9.2, 0.24, 0.08), dark_frame(), 0.004)
    # a sound level meter waits on its stand
    m = Mesh(4)
    for k in range(3):
        w = 0.3 + 2 * math.pi * k / 3
        m.rod((-3.95 + 0.42 * math.cos(w), -1.9 + 0.42 * math.sin(w), 0.01), (-3.95, -1.9, 0.75), 0.012)
    m.rod((-3.95, -1.9, 0.7), (-3.95, -1.9, 1.5), 0.012)
    m.build("tripod", plain("tripod grey", (0.24, 0.245, 0.25), 0.4, 0.5, 0.6), smooth=True)
    box("meter", (-3.95, -1.9, 1.58), (0.085, 0.045, 0.22), plain("meter", (0.10, 0.105, 0.11), 0.45), 0.012, seg=4)
    box("display", (-3.95, -1.925, 1.62), (0.06, 0.002, 0.07), emission("display", 1.8, colour=(0.95, 0.80, 0.25)), 0)
    lathe("windscreen", [(0.045 * math.sin(math.pi * k / 16), -0.045 * math.cos(math.pi * k / 16)) for k in range(17)], foam("windscreen", (0.03, 0.03, 0.032)), (-3.95, -1.9, 1.77), seg=32)
    house(-6.4, 15.5, -3.4)
    box("garden", (0, 60, -3.5), (160, 120, 0.2), plaster("grass", (0.022, 0.034, 0.020), 0.95), 0)
    r = random.Random(7)
    leaves, wood = Mesh(11), Mesh(12)
    for k in range(15):
        x, y = -30 + 4.4 * k + r.uniform(-1.4, 1.4), r.uniform(24, 34)
        tree(leaves, wood, x, y, -3.4, r.uniform(6.0, 9.0), 40 + k, leaf=0.34)
    for k in range(9):
        tree(leaves, wood, -15.0 + 3.6 * k, r.uniform(11.5, 13.0) if k > 3 else 21.0, -3.4, r.uniform(3.4, 4.2), 80 + k, leaf=0.22)
    leaves.build("leaves", far_paint("dusk leaves", (0.022, 0.034, 0.022), (0.50, 0.36, 0.33), 220, toned=True))
    wood.build("wood", plain("bark", (0.03, 0.026, 0.022), 0.9))
    sky(0.42, (0.95, 0.52, 0.28), (0.50, 0.46, 0.50), (0.12, 0.21, 0.42))
    sun((2.6, -2.2, -0.5), 0.55, 6.0, (1.0, 0.62, 0.42))
    area((-3.8, -6.0, 3.2), (0.6, 0.2, 0.8), (2.4, 1.2), 120, (0.72, 0.82, 1.0))
    area((5.6, -4.6, 2.6), (1.2, 0.2, 0.9), (1.0, 1.0), 46, (1.0, 0.80, 0.58))
    camera((0.45, -11.3, 1.95), (0.45, 0, 1.95), lens=36, shift=(0, 0.0), level=True)
    return 0.9


def chiller(x, y, length, h=2.3, w=2.2):
    """An air-cooled chiller: slanted coils on both sides, a row of fans on top."""
    shell, coil = plain("chiller", (0.50, 0.51, 0.50), 0.45, 0.4), plain("coil", (0.10, 0.105, 0.11), 0.6, 0.3, 0.4)
    z = 0.34
    for yy in (-0.44, 0.44):
        box("beam", (x, y + yy * length, z - 0.06), (w + 0.3, 0.16, 0.12), galvanised(), 0.006)
        for s in (-1, 1):
            lathe("spring", [(0.07, 0), (0.085, 0.02), (0.07, 0.04), (0.085, 0.06), (0.07, 0.08), (0.085, 0.10), (0.07, 0.12), (0, 0.12)], plain("spring", YELLOW, 0.45), (x + s * w * 0.4, y + yy * length, 0.1), seg=28)
    box("base", (x, y, z + 0.16), (w, length, 0.32), shell, 0.01, seg=3)
    box("top", (x, y, z + h - 0.1), (w, length, 0.2), shell, 0.01, seg=3)
    n = round(length / 1.1)
    for s in (-1, 1):
        m = Mesh(4)
        for k in range(n):
            m.box((x + s * (w / 2 - 0.17), y - length / 2 + length * (k + 0.5) / n, z + h / 2 + 0.05), (0.06, length / n - 0.10, h - 0.62), 2, rot=Matrix.Rotation(-s * 0.16, 3, "Y"))
        m.build("coils", coil, 0.004)
        posts = Mesh(5)
        for k in range(n + 1):
            posts.box((x + s * (w / 2 - 0.06), y - length / 2 + 0.05 + (length - 0.1) * k / n, z + h / 2), (0.08, 0.08, h - 0.3))
        posts.build("posts", shell, 0.004)
    ends = Mesh(6)
    ends.box((x, y - length / 2 - 0.004, z + h / 2), (w - 0.1, 0.02, h - 0.36))
    ends.build("end", shell, 0.006)
    box("cabinet", (x - 0.35, y - length / 2 - 0.10, z + 0.95), (0.9, 0.2, 1.3), plain("cabinet", (0.33, 0.345, 0.35), 0.45), 0.01, seg=3)
    for k in range(n):
        for s in (-0.5, 0.5):
            cx, cy, cz = x + s * (w / 2), y - length / 2 + length * (k + 0.5) / n, z + h
            lathe("diffuser", [(0.40, 0.0), (0.38, 0.10), (0.42, 0.34), (0.50, 0.46), (0.515, 0.46), (0.44, 0.32), (0.41, 0.10), (0.43, 0.0)], plain("diffuser", (0.09, 0.095, 0.10), 0.5, 0.3), (cx, cy, cz), seg=48)


def scene_chillers():
    """The roof of a data centre: chillers with diffusers on their fans, an absorbing upstand, flats across the street, a city beyond."""
    box("roof", (11.6, 2, -0.25), (30, 34, 0.5), plaster("gravel", (0.30, 0.295, 0.285), 0.95), 0)
    walk = Mesh(3)
    for k in range(18):
        walk.box((-1.05, -9.0 + 1.22 * k, 0.02), (1.0, 1.19, 0.04))
    walk.build("walk", galvanised(), 0.004)
    for x in (1.35, 4.6, 7.85):
        chiller(x, 1.2, 7.8)
    pipe = plain("lagging", (0.42, 0.43, 0.44), 0.35, 0.4, 0.7)
    for k, z in enumerate((0.36, 0.62)):
        tube("pipe", [(-0.05 + 0.02 * k, -8.0, z), (-0.05 + 0.02 * k, 7.5, z)], 0.11, pipe, smooth_curve=False)
    # the upstand along the edge of the roof: cassettes, pierced on this side
    post, sheet = plain("post", (0.10, 0.115, 0.13), 0.45, 0.4, 0.3), plain("screen", (0.14, 0.165, 0.185), 0.45, 0.4, 0.25)
    for k in range(11):
        y = -8.0 + 1.9 * k
        box("post", (-3.2, y, 0.98), (0.12, 0.12, 1.96), post, 0.004)
        for j in range(3):
            box("cassette", (-3.2, y + 0.95, 0.38 + 0.61 * j), (0.09, 1.78, 0.60), sheet, 0.006, seg=3, seed=k * 3 + j)
    haze = (0.80, 0.83, 0.86)
    box("street", (0, 900, -9.1), (4000, 2600, 0.2), far_paint("street", (0.10, 0.115, 0.085), haze, 900), 0)
    box("road", (-15.5, 100, -8.98), (6.5, 400, 0.04), far_paint("road", (0.13, 0.135, 0.14), haze, 620), 0)
    paints = [far_paint("render %d" % k, colour, haze, 620) for k, colour in enumerate(((0.62, 0.60, 0.55), (0.50, 0.40, 0.31), (0.55, 0.56, 0.56)))]
    for k, (length, storeys) in enumerate(((22, 4), (30, 4), (26, 5), (34, 4), (30, 5), (40, 4), (36, 5))):
        flats(-30.0 - 2.2 * (k % 2), 14 + 37 * k, -9.0, length, storeys + 1, paints[k % 3], 60 + k)
    r = random.Random(11)
    leaves, wood = Mesh(11), Mesh(12)
    for k in range(22):
        tree(leaves, wood, r.uniform(-24.5, -19.5), -4 + 5.4 * k + r.uniform(-1.2, 1.2), -9.0, r.uniform(8.5, 11.0), 100 + k, leaf=0.42 if k < 8 else 0.6, count=5200 if k < 8 else 2600)
    for k in range(130):
        tree(leaves, wood, -70 + 2.6 * k + r.uniform(-2, 2), r.uniform(150, 230), -9.0, r.uniform(11, 16), 200 + k, leaf=1.5, count=700)
    leaves.build("leaves", far_paint("leaves", (0.075, 0.125, 0.040), haze, 560, toned=True))
    wood.build("wood", plain("bark", (0.09, 0.075, 0.06), 0.9))
    towers(haze)
    sky(0.66, (0.86, 0.88, 0.90), (0.66, 0.78, 0.92), (0.30, 0.50, 0.82))
    sun((2.2, 3.2, -2.6), 2.6, 1.5, (1.0, 0.93, 0.82))
    camera((-1.9, -9.6, 3.5), (0.1, 1.0, 1.75), lens=27)
    return 0.0


PICTURES = {
    "scene-bedroom-window": scene_bedroom_window,
    "scene-chillers": scene_chillers,
}
